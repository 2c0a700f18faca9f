import type { Row } from '../case.ts';
import { isMet } from '../case.ts';
import type { Kept } from '../results.ts';
import { aboutText } from '../results.ts';
import type { Spread } from '../stats.ts';
import { figure, goalText } from '../table.ts';
import { at, lineAt, svgOf, textAt, WIDTH } from './svg.ts';

/** A bar ends at so many times the goal; what is better than that is told in figures. */
const MOST_SHARE = 2;
const BAR = { from: 400, width: 240, height: 12 };
const ROW = 22;
const HEAD = 30;
const TOP = 52;
const LONGEST_LABEL = 58;
/** Of the goal, where a line stands. */
const MARKS = [0, 0.5, 1, 1.5, 2];

type GoalRow = Row & Required<Pick<Row, 'goal'>>;

const shareOf = ({ goal }: GoalRow, value: number): number => {
  if ('least' in goal) return value / goal.least;
  // Nothing, or less, is the best there is, also where nothing is the goal.
  return value <= 0 ? Math.max(1, goal.most * MOST_SHARE) : goal.most / value;
};

const heldUp = ({ ratio, ours }: Row): Spread => ratio ?? ours;

/** How much of a goal was reached, 1 being the goal; null for a figure that is missing. */
export const reached = (row: GoalRow): Spread | null => {
  const { median, min, max } = heldUp(row);
  if (!Number.isFinite(median)) return null;
  const [one, other] = [shareOf(row, min), shareOf(row, max)];
  return { median: shareOf(row, median), min: Math.min(one, other), max: Math.max(one, other) };
};

/** Pixels from the beginning of a bar. */
export const lengthOf = (share: number): number =>
  (Math.min(Math.max(share, 0), MOST_SHARE) / MOST_SHARE) * BAR.width;

const short = (text: string) =>
  text.length <= LONGEST_LABEL ? text : `${text.slice(0, LONGEST_LABEL - 1)}…`;

const rowAt = (y: number, row: GoalRow, unit: string): string[] => {
  const share = reached(row);
  const middle = y + BAR.height / 2;
  const told = WIDTH - 10;
  const label = textAt(20, y + 10, 'soft', short(row.what));
  if (!share) return [label, textAt(told, y + 10, 'soft end', 'not measured')];
  const met = isMet(row) ?? false;
  const isBeyond = share.median > MOST_SHARE;
  const value = `${figure(heldUp(row).median)}${row.ratio || !unit ? '' : ` ${unit}`}`;
  return [
    label,
    `<rect x="${BAR.from}" y="${at(y)}" width="${at(lengthOf(share.median))}" height="${BAR.height}" class="${met ? 'met' : 'missed'}"/>`,
    ...(share.min === share.max
      ? []
      : [
          lineAt(
            [BAR.from + lengthOf(share.min), middle],
            [BAR.from + lengthOf(share.max), middle],
            'spread',
          ),
        ]),
    ...(isBeyond ? [textAt(BAR.from + BAR.width + 3, y + 10, 'soft', '›')] : []),
    textAt(told, y + 10, 'end', `${value}, goal ${goalText(row.goal)} ${met ? '✓' : '✗'}`),
  ];
};

const markAt = (share: number, top: number, bottom: number, kind: string): string => {
  const x = BAR.from + lengthOf(share);
  return lineAt([x, top], [x, bottom], kind);
};

/** Bars of everything that has a goal, as shares of it. */
export const drawGoals = (all: readonly Kept[]): string => {
  const parts: string[] = [];
  let y = TOP;
  for (const { number, title, unit, rows, about } of all) {
    const wanted = rows.filter((row): row is GoalRow => row.goal !== undefined);
    if (wanted.length === 0) continue;
    y += HEAD;
    parts.push(
      textAt(10, y - 20, 'head', `${number === null ? '' : `${number}  `}${title}`),
      textAt(10, y - 4, 'soft', aboutText(about)),
    );
    y += 6;
    const bottom = y + wanted.length * ROW - 4;
    parts.push(
      ...MARKS.map((share) => markAt(share, y - 4, bottom, 'grid')),
      ...wanted.flatMap((row, place) => rowAt(y + place * ROW, row, row.unit ?? unit)),
      markAt(1, y - 4, bottom, 'goal'),
    );
    y = bottom + 12;
  }
  return svgOf('Each figure as a share of its goal', y, [
    textAt(10, 20, 'head', 'Each figure as a share of its goal'),
    textAt(BAR.from + lengthOf(1), 38, 'soft middle', 'the goal'),
    textAt(BAR.from + lengthOf(2), 38, 'soft middle', 'twice as good'),
    ...parts,
  ]);
};
