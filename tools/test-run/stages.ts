import type { Report } from './report.ts';
import { readPlaywright, readVitest } from './report.ts';

/** A program of the project's own or of a package; its first word is found in node_modules/.bin too. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

export interface Checks {
  readonly name: string;
  readonly kind: 'checks';
  /** What the others stand on, and comes before them. */
  readonly first?: Step;
  /** Each counts as one; two run at a time. */
  readonly steps: readonly Step[];
}

interface Suite {
  readonly name: string;
  readonly kind: 'suite';
  /** Runs the tests, and writes a report in JSON. */
  readonly command: (reportFile: string) => readonly string[];
  readonly read: (json: unknown) => Report;
}

export type Stage = Checks | Suite;

const vitest = (name: string, ...projects: readonly string[]): Suite => ({
  name,
  kind: 'suite',
  command: (file) => [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  read: readVitest,
});

const tool = (name: string): Step => ({ name, command: ['node', `tools/${name}.ts`] });

/** In their order. A red one does not keep the next ones from running. */
export const stages: readonly Stage[] = [
  {
    name: 'check',
    kind: 'checks',
    // Types and lint both read them, and fail while they are being written.
    first: { name: 'route types', command: ['react-router', 'typegen'] },
    steps: [
      { name: 'types', command: ['tsc'] },
      { name: 'lint', command: ['oxlint'] },
      { name: 'format', command: ['oxfmt', '--check'] },
      tool('check-boundaries'),
      tool('unused-exports'),
      tool('check-messages'),
      tool('requirements'),
      tool('rate-limits'),
      tool('check-documents'),
      tool('check-monitoring'),
    ],
  },
  vitest('unit', 'unit'),
  { name: 'build', kind: 'checks', steps: [{ name: 'pages', command: ['npm', 'run', 'build'] }] },
  vitest('api', 'api-embedded', 'api-postgres'),
  vitest('process', 'process-embedded', 'process-postgres'),
  {
    name: 'browser',
    kind: 'suite',
    command: (file) => [
      'env',
      `PLAYWRIGHT_JSON_OUTPUT_FILE=${file}`,
      'playwright',
      'test',
      '--reporter=list,json',
    ],
    read: readPlaywright,
  },
  vitest('engines', 'engines'),
];
