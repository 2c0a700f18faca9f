import type { TransparencyReport } from '#contract/transparency.ts';

type Line = readonly [
  section: string,
  what: string,
  number: number | null,
  ground?: string | null,
  source?: string,
];

/** The same, a line for each number. */
export const writeTransparencyFile = (report: TransparencyReport): string => {
  const { reports: filed, complaints: complained, pictures, appeals: appealed } = report;
  const lines: Line[] = [
    ['reports', 'received', filed.received],
    ...filed.reasons.map(({ reason, count: of }): Line => ['reports', reason, of]),
    ['reports', 'acted', filed.acted],
    ['reports', 'no_breach', filed.no_breach],
    ['reports', 'median_hours', filed.median_hours],
    ['complaints', 'received', complained.received],
    ...complained.topics.map(({ topic, count: of }): Line => ['complaints', topic, of]),
    ['complaints', 'answered', complained.answered],
    ['complaints', 'median_hours', complained.median_hours],
    ...report.decisions.flatMap(({ kind, ground, source, count: of, reversed }): Line[] => [
      ['decisions', kind, of, ground, source],
      ['decisions_reversed', kind, reversed, ground, source],
    ]),
    ['decisions', 'automated', report.automated],
    ['pictures', 'approved', pictures.approved],
    ...pictures.refused.map(({ reason, count: of }): Line => ['pictures_refused', reason, of]),
    ['pictures', 'median_hours', pictures.median_hours],
    ['appeals', 'filed', appealed.filed],
    ['appeals', 'upheld', appealed.upheld],
    ['appeals', 'reversed', appealed.reversed],
    ['appeals', 'median_hours', appealed.median_hours],
  ];
  const rows = lines.map(([section, what, number, ground, source]) => [
    section,
    what,
    ground,
    source,
    number,
  ]);
  return [['section', 'what', 'ground', 'source', 'number'], ...rows]
    .map((cells) => `${cells.map((cell) => cell ?? '').join(',')}\r\n`)
    .join('');
};
