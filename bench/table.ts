import type { Goal, Row } from './case.ts';
import { isMet } from './case.ts';
import type { Kept } from './results.ts';
import { aboutText } from './results.ts';
import type { Spread } from './stats.ts';

export const figure = (value: number): string => {
  if (value === 0) return '0';
  if (!Number.isFinite(value)) return '–';
  if (value < 0) return `−${figure(-value)}`;
  if (value >= 100) return Math.round(value).toLocaleString('en');
  if (value >= 10) return value.toFixed(1);
  return value.toFixed(value >= 0.1 ? 2 : 3);
};

const withSpread = ({ median, min, max }: Spread): string =>
  min === max || !Number.isFinite(median)
    ? figure(median)
    : `${figure(median)} (${figure(min)}–${figure(max)})`;

export const goalText = (goal: Goal): string =>
  'least' in goal ? `≥ ${figure(goal.least)}` : `≤ ${figure(goal.most)}`;

const verdict = (row: Row): string => {
  const met = isMet(row);
  if (met === null) return '';
  return met ? 'yes' : 'no';
};

const HEAD = ['#', 'What', 'Ours', 'Baseline', 'Ratio (min–max)', 'Goal', 'Met'];

const cellsOf = ({ number, unit }: Kept, row: Row): string[] => [
  number === null ? '' : String(number),
  row.what,
  `${row.ratio ? figure(row.ours.median) : withSpread(row.ours)} ${row.unit ?? unit}`.trim(),
  row.baseline ? figure(row.baseline.median) : '',
  row.ratio ? withSpread(row.ratio) : '',
  row.goal ? goalText(row.goal) : '',
  verdict(row),
];

/** Lines for a terminal. */
export const textTable = (result: Kept): string => {
  const cells = [HEAD, ...result.rows.map((row) => cellsOf(result, row))];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  return [result.title, ...lines.map((line) => line.trimEnd())].join('\n');
};

const markdownRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The same for a document, all results in one. */
export const markdownTable = (results: readonly Kept[]): string =>
  [
    markdownRow(HEAD),
    markdownRow(HEAD.map(() => '---')),
    ...results.flatMap((result) => [
      markdownRow([
        result.number === null ? '' : String(result.number),
        `**${result.title}** (${aboutText(result.about)})`,
        ...HEAD.slice(2).map(() => ''),
      ]),
      ...result.rows.map((row) => markdownRow(['', ...cellsOf(result, row).slice(1)])),
    ]),
  ].join('\n');
