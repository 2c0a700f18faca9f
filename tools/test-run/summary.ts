import type { Report } from './report.ts';

export interface Result extends Report {
  readonly stage: string;
  readonly seconds: number;
}

const time = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const sum = (results: readonly Result[], of: (result: Result) => number): number =>
  results.reduce((total, result) => total + of(result), 0);

/** The first column to the left, figures to the right. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const width = widths?.[at] ?? 0;
        return at === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
};

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** What the whole run has shown: defects, a table of its stages, and one line that counts all. */
export const summary = (results: readonly Result[]): string => {
  const rowOf = (name: string, of: readonly Result[]) => [
    name,
    String(sum(of, ({ passed }) => passed)),
    String(sum(of, ({ failed }) => failed.length)),
    String(sum(of, ({ skipped }) => skipped)),
    String(sum(of, ({ repeated }) => repeated.length)),
    time(sum(of, ({ seconds }) => seconds)),
  ];
  const table = aligned([
    ['stage', 'passed', 'failed', 'skipped', 'repeated', 'time'],
    ...results.map((result) => rowOf(result.stage, [result])),
    rowOf('all', results),
  ]);
  const [, passed, failed, skipped] = rowOf('all', results);
  const titled = (of: (result: Result) => readonly string[]) =>
    results.flatMap((result) => of(result).map((title) => `${result.stage}: ${title}`));
  return [
    ...listed(
      'Failed:',
      titled((result) => result.failed),
    ),
    ...listed(
      'Defects: these passed only at their second try, so something in them is left to chance:',
      titled((result) => result.repeated),
    ),
    '',
    ...table,
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
};

const COUNT = 25;

/** Where the time goes: the slowest tests, and the slowest files. */
export const slowest = (results: readonly Result[]): string => {
  const tests = results.flatMap(({ stage, tests: timed }) =>
    timed.map(({ title, ms }) => ({ title: `${stage}: ${title}`, ms })),
  );
  const files = new Map<string, number>();
  for (const { title, ms } of tests) {
    const [file = title] = title.split(' › ');
    files.set(file, (files.get(file) ?? 0) + ms);
  }
  const most = (timed: readonly { title: string; ms: number }[]) =>
    timed
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, COUNT)
      .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
  return [
    ...listed('Slowest tests:', most(tests)),
    ...listed('Slowest files:', most([...files].map(([title, ms]) => ({ title, ms })))),
  ].join('\n');
};
