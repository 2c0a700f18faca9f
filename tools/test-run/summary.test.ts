import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './report.ts';
import type { Result } from './summary.ts';
import { slowest, summary } from './summary.ts';

const unit = readVitest({
  testResults: [
    {
      name: `${process.cwd()}/web/a.test.ts`,
      status: 'failed',
      assertionResults: [
        { fullName: 'a adds', status: 'passed', duration: 1500 },
        { fullName: 'a takes', status: 'failed', duration: 20 },
        { fullName: 'a waits', status: 'pending' },
      ],
    },
    { name: `${process.cwd()}/web/b.test.ts`, status: 'failed', assertionResults: [] },
  ],
});

const test = (status: string) => ({ status, results: [{ duration: 300 }, { duration: 700 }] });

const browser = readPlaywright({
  suites: [
    {
      title: 'chat.spec.ts',
      specs: [{ title: 'opens', tests: [test('expected')] }],
      suites: [
        {
          title: 'on a phone',
          specs: [
            { title: 'sends', tests: [test('flaky')] },
            { title: 'shows', tests: [test('unexpected')] },
            { title: 'rings', tests: [test('skipped')] },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'Cannot load likes.spec.ts\n  at …' }],
});

const results: readonly Result[] = [
  { stage: 'unit', seconds: 61.4, ...unit },
  { stage: 'browser', seconds: 5, ...browser },
];

it('names what failed, files that cannot be loaded among it', () => {
  expect(unit.failed).toEqual(['web/a.test.ts › a takes', 'web/b.test.ts']);
  expect(browser.failed).toEqual([
    'chat.spec.ts › on a phone › shows',
    'Cannot load likes.spec.ts',
  ]);
});

it('ends with a table of the stages and one line that counts all', () => {
  const lines = summary(results).split('\n');
  expect(lines.slice(-6)).toEqual([
    'stage    passed  failed  skipped  repeated  time',
    'unit          1       2        1         0  1:01',
    'browser       2       2        1         1  0:05',
    'all           3       4        2         1  1:06',
    '',
    '3 passed, 4 failed, 2 skipped',
  ]);
});

it('calls what passed only at its second try a defect', () => {
  const text = summary(results);
  expect(text).toMatch(/Defects: .+\n {2}browser: chat\.spec\.ts › on a phone › sends\n/);
  expect(summary([{ stage: 'unit', seconds: 1, ...unit }])).not.toContain('Defects');
});

it('tells the slowest tests and files', () => {
  const text = slowest(results);
  expect(text).toContain('1.5 s  unit: web/a.test.ts › a adds');
  expect(text).toContain('4.0 s  browser: chat.spec.ts');
});
