# Tries the abilities of the shell by its builtins, as it may start no program, then plays the first legal action.
tell() { if "${@:2}"; then echo "works: $1" >&2; else echo "fails: $1" >&2; fi; }
use_randomness() { [ "$RANDOM.$RANDOM.$RANDOM" != "$RANDOM.$RANDOM.$RANDOM" ]; }
use_file() { echo text >"${TMPDIR:-/tmp}/file" && read -r text <"${TMPDIR:-/tmp}/file" && [ "$text" = text ]; }
tell randomness use_randomness
tell file use_file
echo "lacks: thread" >&2
echo "lacks: array" >&2
tell logger true
echo '{"type":"hello"}'
while read -r line; do
    [[ $line == *'"type":"go"'* ]] || continue
    id=${line#*'"id":'} action=${line#*'"legal":["'}
    echo "{\"type\":\"move\",\"id\":${id%%[,\}]*},\"action\":\"${action%%\"*}\"}"
done
