import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readVitest } from './report.ts';
import { runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';
import { summary } from './summary.ts';

const node = (script: string) => [process.execPath, '--eval', script];

/** One that writes what Vitest would of a file with a test that fails and one that passes. */
const withBrokenTest = (file: string) => {
  const testOf = (fullName: string, status: string) => ({ fullName, status, duration: 1 });
  const assertionResults = [testOf('adds', 'passed'), testOf('takes', 'failed')];
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] };
  const [path, json] = [file, JSON.stringify(report)].map((text) => JSON.stringify(text));
  return node(`require('fs').writeFileSync(${path}, ${json}); process.exitCode = 1`);
};

const suite = (name: string, command: (file: string) => string[]): Stage => ({
  name,
  kind: 'suite',
  command,
  read: readVitest,
});

const stages: readonly Stage[] = [
  {
    name: 'check',
    kind: 'checks',
    steps: [
      { name: 'types', command: node('console.log("no such name"); process.exitCode = 1') },
      { name: 'lint', command: node('') },
      { name: 'absent', command: ['no-such-program'] },
    ],
  },
  suite('broken', withBrokenTest),
  suite('cut off', () => node('process.exitCode = 1')),
  { name: 'last', kind: 'checks', steps: [{ name: 'pages', command: node('') }] },
];

it('runs what follows a red stage, and tells what was broken in each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-stages-'));
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const results = await runStages(stages, { folder, env: process.env, say });
  await rm(folder, { recursive: true });
  const table = results.map(({ stage, passed, failed }) => [stage, passed, failed]);
  expect(table).toEqual([
    ['check', 1, expect.toSatisfy((names: string[]) => names.toSorted().join() === 'absent,types')],
    ['broken', 1, ['a.test.ts › takes']],
    ['cut off', 0, [expect.stringContaining('no report')]],
    ['last', 1, []],
  ]);
  expect(said.join('\n')).toContain('no such name');
  expect(summary(results)).toMatch(/\n3 passed, 4 failed, 0 skipped$/);
});
