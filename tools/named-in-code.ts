import type { Tree } from './source-tree.ts';
import { isCode, isTest } from './source-tree.ts';

/** The names of the code that documents list. */
export interface CodeNames {
  readonly jobs: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  /** `landers/*` stands for the folder with a catalogue for each lander. */
  readonly catalogues: ReadonlySet<string>;
  /** Tables of the database. */
  readonly tables: ReadonlySet<string>;
  /** Settings of an installation: environment variables. */
  readonly settings: ReadonlySet<string>;
  /** Every word of the code, whatever it names. */
  readonly words: ReadonlySet<string>;
}

const JOB = /: Job(?:<[^=]+>)? => \(\{\s*name: (?:'([^']+)'|(\w+))/g;
const EVENT = /\.emit\(\s*\w+,\s*'([a-z]+\.[a-z]+)'/g;
const TABLE = /\bpgTable\(\s*'(\w+)'/g;
const SETTING = /^ {2}([A-Z][A-Z\d_]+): z\./gm;
const CATALOGUE = /^messages\/en\/(?:(landers)\/)?([\w-]+)\.ts$/;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Some jobs are named by a constant of their file. */
const jobsIn = (text: string): string[] =>
  [...text.matchAll(JOB)].map(
    ([, name, constant = '']) =>
      name ?? new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1] ?? constant,
  );

const cataloguesIn = (paths: Iterable<string>): string[] =>
  [...paths].flatMap((path) => {
    const [, folder, name] = CATALOGUE.exec(path) ?? [];
    return name === undefined ? [] : [folder === undefined ? name : `${folder}/*`];
  });

/** Reads from the sources which jobs, events, catalogues and settings there are. */
export const readCodeNames = (tree: Tree): CodeNames => {
  const sources = [...tree].filter(([path]) => isCode(path));
  const server = sources.filter(([path]) => path.startsWith('server/') && !isTest(path));
  const config = server.filter(([path]) => path.startsWith('server/config/'));
  return {
    jobs: new Set(server.flatMap(([, text]) => jobsIn(text))),
    events: new Set(server.flatMap(([, text]) => namesIn(text, EVENT))),
    catalogues: new Set(cataloguesIn(tree.keys())),
    tables: new Set(server.flatMap(([, text]) => namesIn(text, TABLE))),
    settings: new Set(config.flatMap(([, text]) => namesIn(text, SETTING))),
    words: new Set(
      [
        ...sources.map(([, text]) => text),
        ...['package.json', 'compose.yaml'].map((path) => tree.get(path) ?? ''),
      ].flatMap((text) => text.match(/\w+/g) ?? []),
    ),
  };
};
