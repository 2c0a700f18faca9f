import type { Plot, Series } from '../plot.ts';
import type { Kept } from '../results.ts';
import { aboutText } from '../results.ts';
import { linearScale, logScale } from './scales.ts';
import { at, colourOf, lineAt, svgOf, textAt, WIDTH } from './svg.ts';

const HEIGHT = 200;
const LEFT = 60;
const RIGHT = 40;
const INNER = WIDTH - LEFT - RIGHT;
/** Above the axes: title and names of the lines. */
const ABOVE = 44;
/** Below them: ticks and what they count. */
const BELOW = 48;
const TOP = 48;
/** With more, marks would hide the line. */
const MOST_MARKS = 20;
const PER_LETTER = 6.6;

const tickText = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 6 });

const isKnown = ([x, y]: readonly [number, number]) => Number.isFinite(x) && Number.isFinite(y);

/** The name of each line beside a piece of its colour. */
const names = (series: readonly Series[], y: number): string[] => {
  let x = LEFT;
  return series.flatMap(({ name }, number) => {
    const from = x;
    x += 40 + name.length * PER_LETTER;
    return [
      `<rect x="${at(from)}" y="${at(y - 6)}" width="14" height="4" class="${colourOf(number)}"/>`,
      textAt(from + 19, y, 'soft', name),
    ];
  });
};

const curve = (
  { points }: Series,
  number: number,
  place: (point: readonly [number, number]) => readonly [number, number],
): string[] => {
  const placed = points.filter(isKnown).map((point) => place(point).map(at).join());
  const colour = colourOf(number);
  return [
    `<polyline points="${placed.join(' ')}" class="${colour} curve"/>`,
    ...(placed.length > MOST_MARKS
      ? []
      : placed.map((point) => {
          const [x, y] = point.split(',');
          return `<circle cx="${x}" cy="${y}" r="3" class="${colour}"/>`;
        })),
  ];
};

const panel = ({ title, x, y, series }: Plot, top: number): string[] => {
  const points = series.flatMap((one) => one.points.filter(isKnown));
  const [xs, ys] = [points.map(([value]) => value), points.map(([, value]) => value)];
  const across = x.isLog ? logScale(xs) : linearScale(xs, 'last');
  const up = y.isLog ? logScale(ys) : linearScale(ys);
  const bottom = top + ABOVE + HEIGHT;
  const xAt = (value: number) => LEFT + across.place(value) * INNER;
  const yAt = (value: number) => bottom - up.place(value) * HEIGHT;
  return [
    textAt(10, top + 14, 'head', `${title}, ${y.label}`),
    ...names(series, top + 34),
    ...up.ticks.flatMap((tick) => [
      lineAt([LEFT, yAt(tick)], [LEFT + INNER, yAt(tick)], 'grid'),
      textAt(LEFT - 6, yAt(tick) + 4, 'soft end', tickText(tick)),
    ]),
    ...across.ticks.flatMap((tick) => [
      lineAt([xAt(tick), bottom], [xAt(tick), bottom + 4], 'grid'),
      textAt(xAt(tick), bottom + 17, 'soft middle', tickText(tick)),
    ]),
    textAt(LEFT + INNER / 2, bottom + 34, 'soft middle', x.label),
    ...series.flatMap((one, number) =>
      curve(one, number, ([atX, atY]) => [xAt(atX), yAt(atY)] as const),
    ),
  ];
};

/** The plots of a benchmark below each other; null where it has none. */
export const drawPlots = ({ title, plots, about }: Kept): string | null => {
  if (plots.length === 0) return null;
  const each = ABOVE + HEIGHT + BELOW;
  return svgOf(title, TOP + plots.length * each, [
    textAt(10, 20, 'head', title),
    textAt(10, 36, 'soft', aboutText(about)),
    ...plots.flatMap((plot, number) => panel(plot, TOP + number * each)),
  ]);
};
