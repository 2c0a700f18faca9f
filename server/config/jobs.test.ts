import { expect, it } from 'vitest';
import { readConfig } from './index.ts';

it('background work is left to workers where there can be some', () => {
  const several = { TEST_PAYMENTS: '1', DATABASE_URL: 'postgres://localhost/duet', JOBS: '0' };
  expect(readConfig(several)).toMatchObject({ jobs: false });
  expect(() => readConfig({ JOBS: '0' })).toThrow(/JOBS=0 needs DATABASE_URL/);
  expect(() => readConfig({ JOBS: 'no' })).toThrow(/JOBS must be 0 or 1/);
});
