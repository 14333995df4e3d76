//! Charts as SVG. The page replaces their few placeholder colours by those of its theme.

use damier_experiments::arena::Estimate;
use plotters::coord::Shift;
use plotters::prelude::*;

/// A placeholder for the colour of text and axes.
const INK: RGBColor = RGBColor(0x22, 0x20, 0x21);
/// A placeholder for the colour of grid lines.
const RULE: RGBColor = RGBColor(0xd0, 0xd1, 0xd2);
/// A placeholder for the colour of the data, if there is only one.
const ACCENT: RGBColor = RGBColor(0x1f, 0x5f, 0xa8);

/// Colours of curves, distinguishable for colour-blind readers and on light and dark backgrounds (Okabe and Ito, 2008,
/// with a darker yellow).
pub(crate) const CURVES: [RGBColor; 8] = [
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xcc, 0x79, 0xa7),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0x56, 0xb4, 0xe9),
    RGBColor(0x8c, 0x56, 0x3c),
    RGBColor(0x8f, 0x8f, 0x8f),
];

const WIDTH: u32 = 720;
/// Width and height of a chart that is legible on a phone, in pixels.
const SMALL: (u32, u32) = (360, 240);
/// Least width of the names of rows, and width of a letter, in pixels.
const NAMES: u32 = 190;
const LETTER: u32 = 8;
/// The most letters that are shown of a name in a legend, and of the name of a row.
const LONGEST: usize = 26;
const LONGEST_OF_ROW: usize = 44;
const ROW: u32 = 24;
const FONT: (&str, u32) = ("sans-serif", 13);

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;
type Chart<'a, 'b> = ChartContext<
    'a,
    SVGBackend<'b>,
    Cartesian2d<plotters::coord::types::RangedCoordf64, plotters::coord::types::RangedCoordf64>,
>;

/// Draws values with their intervals, one row for each name, as SVG. `axis` is the title of the axis. Returns an empty
/// text if there is nothing to draw.
pub(crate) fn intervals(rows: &[(&str, &Estimate)], axis: &str) -> String {
    let all: Vec<f64> = rows.iter().flat_map(|(_, estimate)| finite(estimate)).collect();
    let Some([low, high]) = span(&all) else { return String::new() };
    let names: Vec<&str> = rows.iter().map(|row| row.0).collect();
    draw((WIDTH, height(rows.len())), |area| {
        let mut chart = lines(area, &names, [low, high], axis)?;
        for (row, (_, estimate)) in rows.iter().enumerate() {
            let y = place(row, rows.len());
            if let Some([from, to]) = estimate.interval {
                let ends = [(from.max(low), y), (to.min(high), y)];
                chart.draw_series([PathElement::new(ends, ACCENT.stroke_width(2))])?;
            }
            let value = estimate.value.clamp(low, high);
            chart.draw_series([Circle::new((value, y), 4, ACCENT.filled())])?;
        }
        Ok(())
    })
}

/// Draws the spread of scores as SVG, one row for each name, from the quantiles 5, 25, 50, 75 and 95 %. Returns an
/// empty text if there is nothing to draw.
pub(crate) fn spreads(rows: &[(&str, [f64; 5])], axis: &str) -> String {
    let all: Vec<f64> = rows.iter().flat_map(|(_, quantiles)| *quantiles).collect();
    let Some(range) = span(&all) else { return String::new() };
    let names: Vec<&str> = rows.iter().map(|row| row.0).collect();
    draw((WIDTH, height(rows.len())), |area| {
        let mut chart = lines(area, &names, range, axis)?;
        for (row, (_, [least, lower, middle, upper, most])) in rows.iter().enumerate() {
            let y = place(row, rows.len());
            let thin = PathElement::new([(*least, y), (*most, y)], ACCENT.stroke_width(1));
            let thick = PathElement::new([(*lower, y), (*upper, y)], ACCENT.stroke_width(7));
            chart.draw_series([thin, thick])?;
            chart.draw_series([Circle::new((*middle, y), 3, INK.filled())])?;
        }
        Ok(())
    })
}

/// A curve over values, with a band for its intervals.
pub(crate) struct Curve<'a> {
    pub(crate) name: &'a str,
    /// Indices of values, ascending, each with the point there and its interval.
    pub(crate) points: Vec<(usize, Estimate)>,
}

/// The vertical axis of curves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Height {
    /// Shares from 0 to 1, in per cent.
    Share,
    /// Numbers from 0.
    Number,
}

/// Draws curves over these values as SVG. `axis` is the title of the horizontal axis. Returns an empty text if there
/// are fewer than two values or no curves.
pub(crate) fn curves(values: &[i64], curves: &[Curve<'_>], height: Height, axis: &str) -> String {
    if values.len() < 2 || curves.is_empty() {
        return String::new();
    }
    let last = (values.len() - 1) as f64;
    draw((WIDTH, 320), |area| {
        let mut builder = ChartBuilder::on(area);
        builder.margin(8).margin_right(28).x_label_area_size(44).y_label_area_size(56);
        let mut chart = builder.build_cartesian_2d(0.0..last, 0.0..top(curves, height))?;
        let name = |place: &f64| {
            values.get(place.round() as usize).map_or_else(String::new, ToString::to_string)
        };
        let label = |number: &f64| match height {
            Height::Share => format!("{:.0} %", 100.0 * number),
            Height::Number => format!("{}", (1e6 * number).round() / 1e6),
        };
        let mut mesh = chart.configure_mesh();
        mesh.light_line_style(TRANSPARENT).bold_line_style(RULE).axis_style(RULE);
        mesh.label_style(FONT.with_color(INK)).x_labels(values.len().min(12)).y_labels(6);
        mesh.x_label_formatter(&name).y_label_formatter(&label).x_desc(axis).draw()?;
        for (curve, colour) in curves.iter().zip(CURVES.iter().cycle()) {
            draw_curve(&mut chart, curve, *colour)?;
        }
        let mut legend = chart.configure_series_labels();
        legend.position(corner(curves)).label_font(FONT.with_color(INK));
        Ok(legend.draw()?)
    })
}

/// Returns the upper corner that most curves leave free, for the legend.
fn corner(curves: &[Curve<'_>]) -> SeriesLabelPosition {
    let rises = |curve: &Curve<'_>| {
        let [first, last] = [curve.points.first(), curve.points.last()];
        first.zip(last).is_some_and(|(first, last)| last.1.value > first.1.value)
    };
    if curves.iter().filter(|curve| rises(curve)).count() * 2 > curves.len() {
        SeriesLabelPosition::UpperLeft
    } else {
        SeriesLabelPosition::UpperRight
    }
}

/// Returns the end of the vertical axis, which is not below any point or interval: for shares, a tenth.
fn top(curves: &[Curve<'_>], height: Height) -> f64 {
    let points = curves.iter().flat_map(|curve| &curve.points);
    let highest = points.map(|(_, point)| point.interval.map_or(point.value, |ends| ends[1]));
    let highest = highest.fold(0.0, f64::max);
    match height {
        Height::Share => (10.0 * highest).ceil().clamp(1.0, 10.0) / 10.0,
        Height::Number => (1.05 * highest).max(f64::MIN_POSITIVE),
    }
}

fn draw_curve(chart: &mut Chart<'_, '_>, curve: &Curve<'_>, colour: RGBColor) -> Drawn {
    let points = || curve.points.iter().map(|(place, point)| (*place as f64, point));
    let bound = |side: usize| {
        move |(place, point): (f64, &Estimate)| {
            (place, point.interval.map_or(point.value, |ends| ends[side]))
        }
    };
    let band: Vec<(f64, f64)> =
        points().map(bound(0)).chain(points().rev().map(bound(1))).collect();
    chart.draw_series([Polygon::new(band, colour.mix(0.15).filled())])?;
    let line = points().map(|(place, point)| (place, point.value));
    let drawn = chart.draw_series(LineSeries::new(line, colour.stroke_width(2)))?;
    let sample = move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(3));
    drawn.label(shorten(curve.name, LONGEST)).legend(sample);
    Ok(())
}

/// Draws the values of numbered versions with their intervals, from the first to the last version, as SVG. `levels` are
/// values to compare with: each is a horizontal line with a name. `axis` is the title of the horizontal axis. Returns an
/// empty text without versions.
#[must_use]
pub fn progress(versions: &[(i64, Estimate)], levels: &[(String, f64)], axis: &str) -> String {
    let all = versions.iter().flat_map(|(_, estimate)| finite(estimate));
    let all: Vec<f64> = all.chain(levels.iter().map(|level| level.1)).collect();
    let Some([low, high]) = span(&all).filter(|_| !versions.is_empty()) else {
        return String::new();
    };
    let ends = [-0.5, versions.len() as f64 - 0.5];
    draw(SMALL, |area| {
        let mut builder = ChartBuilder::on(area);
        builder.margin(8).margin_right(16).x_label_area_size(42).y_label_area_size(50);
        let mut chart = builder.build_cartesian_2d(ends[0]..ends[1], low..high)?;
        let name = |place: &f64| {
            let is_version = (place - place.round()).abs() < 1e-6;
            let version = versions.get(place.round() as usize).filter(|_| is_version);
            version.map_or_else(String::new, |(number, _)| number.to_string())
        };
        let number = |value: &f64| format!("{value:.0}");
        let mut mesh = chart.configure_mesh();
        mesh.disable_x_mesh().light_line_style(TRANSPARENT).bold_line_style(RULE).axis_style(RULE);
        mesh.label_style(FONT.with_color(INK)).x_labels(versions.len().min(10)).y_labels(6);
        mesh.x_label_formatter(&name).y_label_formatter(&number).x_desc(axis).draw()?;
        for (name, level) in levels {
            let line = ends.map(|end| (end, *level));
            chart.draw_series([PathElement::new(line, INK.mix(0.5).stroke_width(1))])?;
            let label = Text::new(shorten(name, LONGEST), (4, -14), FONT.into_font().color(&INK));
            chart.draw_series([EmptyElement::at(line[0]) + label])?;
        }
        draw_versions(&mut chart, versions, [low, high])
    })
}

/// Draws a line through the values of versions, and a dot and an interval for each. Intervals are cut at the range.
fn draw_versions(
    chart: &mut Chart<'_, '_>,
    versions: &[(i64, Estimate)],
    [low, high]: [f64; 2],
) -> Drawn {
    let places = || (0i32..).map(f64::from).zip(versions.iter().map(|version| version.1));
    let line = places().map(|(place, estimate)| (place, estimate.value));
    chart.draw_series(LineSeries::new(line, ACCENT.stroke_width(1)))?;
    for (place, estimate) in places() {
        if let Some([from, to]) = estimate.interval {
            let ends = [(place, from.max(low)), (place, to.min(high))];
            chart.draw_series([PathElement::new(ends, ACCENT.stroke_width(2))])?;
        }
        chart.draw_series([Circle::new((place, estimate.value), 4, ACCENT.filled())])?;
    }
    Ok(())
}

/// Returns the value and the bounds of an estimate, as far as they are finite.
fn finite(estimate: &Estimate) -> Vec<f64> {
    let bounds = estimate.interval.into_iter().flatten();
    bounds.chain([estimate.value]).filter(|bound| bound.is_finite()).collect()
}

/// Starts a chart over a range of values, with a line for each name and the first name on top.
fn lines<'a, 'b>(
    area: &'a Area<'b>,
    names: &[&str],
    [low, high]: [f64; 2],
    axis: &str,
) -> Result<Chart<'a, 'b>, Box<dyn std::error::Error>> {
    let shown: Vec<String> = names.iter().map(|name| shorten(name, LONGEST_OF_ROW)).collect();
    let width = width_of(&shown);
    let mut builder = ChartBuilder::on(area);
    builder.margin(8).margin_right(28).x_label_area_size(44).y_label_area_size(width);
    let mut chart = builder.build_cartesian_2d(low..high, 0.0..names.len() as f64)?;
    let mut mesh = chart.configure_mesh();
    mesh.disable_y_mesh().light_line_style(TRANSPARENT).bold_line_style(RULE).axis_style(RULE);
    mesh.label_style(FONT.with_color(INK)).x_labels(6).y_labels(0).x_desc(axis);
    mesh.x_label_formatter(&|value| format!("{value:.0}")).draw()?;
    let size = i32::try_from(width).unwrap_or_default();
    for (row, name) in shown.into_iter().enumerate() {
        let style = FONT.into_font().color(&INK);
        let label = Text::new(name, (12 - size, -8), style);
        chart.draw_series([EmptyElement::at((low, place(row, names.len()))) + label])?;
    }
    Ok(chart)
}

/// Returns the height of the middle of a row above the axis, in rows.
fn place(row: usize, rows: usize) -> f64 {
    (rows - row) as f64 - 0.5
}

fn height(rows: usize) -> u32 {
    60 + ROW * u32::try_from(rows).unwrap_or(u32::MAX / ROW - 60)
}

/// Returns the range of some numbers with a small margin. `None` without numbers.
fn span(numbers: &[f64]) -> Option<[f64; 2]> {
    let low = numbers.iter().copied().reduce(f64::min)?;
    let high = numbers.iter().copied().reduce(f64::max)?;
    let room = if high > low { 0.04 * (high - low) } else { 1.0 };
    Some([low - room, high + room])
}

/// Returns the width of the longest of some names, in pixels.
fn width_of(names: &[String]) -> u32 {
    let letters = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    NAMES.max(12 + LETTER * u32::try_from(letters).unwrap_or_default())
}

/// Returns at most this many letters of a name.
fn shorten(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_string();
    }
    name.chars().take(most - 1).chain(['…']).collect()
}

/// Draws a chart of a width and a height into a text. A chart that fails is left out, because its figures are also in
/// tables.
fn draw(size: (u32, u32), paint: impl FnOnce(&Area<'_>) -> Drawn) -> String {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        if paint(&area).and_then(|()| Ok(area.present()?)).is_err() {
            return String::new();
        }
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_shows_a_dot_for_each_version_and_cuts_infinite_intervals() {
        let estimate = |value, interval| Estimate { value, interval };
        let versions = [
            (2, estimate(-50.0, Some([f64::NEG_INFINITY, 0.0]))),
            (5, estimate(30.0, Some([10.0, 60.0]))),
            (6, estimate(80.0, None)),
        ];
        let svg = progress(&versions, &[("greedy".to_string(), 20.0)], "Version");
        assert_eq!(svg.matches("<circle").count(), 3, "{svg}");
        assert!(svg.contains("greedy") && svg.contains("Version") && !svg.contains("inf"), "{svg}");
        assert_eq!(progress(&[], &[("greedy".to_string(), 20.0)], "Version"), "");
    }

    #[test]
    fn the_legend_stands_where_curves_leave_room() {
        let curve = |shares: [f64; 3]| Curve {
            name: "one",
            points: (0..).zip(shares.map(|value| Estimate { value, interval: None })).collect(),
        };
        let (rising, falling) = (|| curve([0.1, 0.3, 0.2]), || curve([1.0, 0.5, 0.0]));
        let is_left =
            |curves: &[Curve<'_>]| matches!(corner(curves), SeriesLabelPosition::UpperLeft);
        assert!(is_left(&[rising(), rising(), falling()]));
        assert!(!is_left(&[rising(), falling()]) && !is_left(&[falling()]));
    }
}
