//! Tests of numbers and plurals against CLDR 48, except that French groups have an ordinary no-break space.

use damier_i18n::{Lang, Number, PluralForm, count};

#[test]
fn counts_have_their_groups() {
    let both = |number| [count(number, Lang::English), count(number, Lang::French)];
    assert_eq!(both(0), ["0", "0"]);
    assert_eq!(both(999), ["999", "999"]);
    assert_eq!(both(1234), ["1,234", "1\u{a0}234"]);
    assert_eq!(both(10_000_000), ["10,000,000", "10\u{a0}000\u{a0}000"]);
}

#[test]
fn decimals_have_their_sign() {
    let french = |number: Number| number.say(Lang::French);
    assert_eq!(Number::fixed(12345.6, 1).say(Lang::English), "12,345.6");
    assert_eq!(french(Number::fixed(12345.6, 1)), "12\u{a0}345,6");
    assert_eq!(french(Number::fixed(-0.25, 2)), "-0,25");
    assert_eq!(french(Number::rounded(57.44)), "57,4");
    assert_eq!(french(Number::rounded(57.0)), "57");
    assert_eq!(Number::signed(23.14, 1).say(Lang::English), "+23.1");
    assert_eq!(french(Number::signed(23.14, 1)), "+23,1");
    assert_eq!(french(Number::scientific(0.037_487_5, 3)), "3,749e-2");
    assert_eq!(french(Number::rounded(-1234.5)), "-1\u{a0}234");
    assert_eq!(french(Number::fixed(f64::INFINITY, 1)), "inf");
}

#[test]
fn plurals_follow_cldr() {
    use PluralForm::{Many, One, Other};
    let english = |number, decimals| PluralForm::for_number(Lang::English, number, decimals);
    let french = |number, decimals| PluralForm::for_number(Lang::French, number, decimals);
    assert_eq!([0.0, 1.0, 2.0].map(|number| english(number, 0)), [Other, One, Other]);
    assert_eq!(english(1.0, 1), Other, "1.0 games");
    assert_eq!([0.0, 1.0, 2.0, 21.0].map(|number| french(number, 0)), [One, One, Other, Other]);
    assert_eq!(french(1.5, 1), One, "1,5 point");
    assert_eq!([1e6, 3e6, 1_500_000.0].map(|number| french(number, 0)), [Many, Many, Other]);
}
