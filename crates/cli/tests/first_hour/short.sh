# Runs damier with fewer games, boards and slides, and with less time, so that every command of a page ends soon.
damier() {
    option=
    for word do
        shift
        case $option in
            --games | --measure) word=2 ;;
            --count | --exactly-drawn | --moves) word=1 ;;
            --budget) case $word in */move) word=50ms/move ;; fast | efficient) word=1s/game ;; esac ;;
        esac
        set -- "$@" "$word"
        option=$word
    done
    case "$* " in
        run*) sed -i 's/^games = .*/games = 1/' "$2" ;;
        tune*) set -- "$@" --generations 1 --population 4 --proof 2 ;;
        match*' --games '* | train*' --moves '* | advise*' --budget '* | review*' --budget '*) ;;
        match*) set -- "$@" --games 2 ;;
        train*) set -- "$@" --moves 1 ;;
        advise* | review*) set -- "$@" --budget 50ms/move ;;
    esac
    command damier "$@"
}
