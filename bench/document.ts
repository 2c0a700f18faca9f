import { join } from 'node:path';
import { drawGoals } from './pictures/goals.ts';
import { drawPlots } from './pictures/plots.ts';
import type { Kept } from './results.ts';
import { markdownTable } from './table.ts';

export const DOCUMENT = join(import.meta.dirname, '../docs/benchmarks.md');
export const PICTURES = join(import.meta.dirname, '../docs/images/bench');

const GENERATED = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/;

type Named = readonly (readonly [name: string, kept: Kept])[];

/** Every picture by the name of its file. */
export const picturesOf = (all: Named): ReadonlyMap<string, string> =>
  new Map([
    ['goals.svg', drawGoals(all.map(([, kept]) => kept))] as const,
    ...all.flatMap(([name, kept]) => {
      const drawn = drawPlots(kept);
      return drawn === null ? [] : [[`${name}.svg`, drawn] as const];
    }),
  ]);

/** The document with table and pictures in the place of those before. */
export const withFigures = (text: string, all: Named): string => {
  const titles = new Map<string, string>(all.map(([name, { title }]) => [`${name}.svg`, title]));
  const pictures = [...picturesOf(all).keys()].map(
    (file) =>
      `![${titles.get(file) ?? 'Each figure as a share of its goal'}](images/bench/${file})`,
  );
  const table = markdownTable(all.map(([, kept]) => kept));
  const figures = `\n${[...pictures, table].join('\n\n')}\n`;
  return text.replace(GENERATED, (_, begin, end) => begin + figures + end);
};
