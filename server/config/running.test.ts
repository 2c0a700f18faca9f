import { describe, expect, it } from 'vitest';
import { readConfig } from './index.ts';

const postgres = { TEST_PAYMENTS: '1', DATABASE_URL: 'postgres://localhost/duet' };

describe('how a process runs and ends', () => {
  it.each([
    [{}, { drainSeconds: 0, statementMs: 10_000, hstsSubdomains: false }],
    [postgres, { drainSeconds: 5 }],
    [{ ...postgres, DRAIN_SECONDS: '0' }, { drainSeconds: 0 }],
    [{ DRAIN_SECONDS: '30' }, { drainSeconds: 30 }],
    [{ DATABASE_TIMEOUT: '3' }, { statementMs: 3000 }],
    [{ REQUEST_TIMEOUT: '60' }, { requestMs: 60_000 }],
    [{ HSTS_SUBDOMAINS: '1' }, { hstsSubdomains: true }],
  ])('is read from %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    { DRAIN_SECONDS: '-1' },
    { DATABASE_TIMEOUT: '0' },
    { REQUEST_TIMEOUT: '0' },
    { HSTS_SUBDOMAINS: 'yes' },
  ])('is refused with %j', (env) => {
    expect(() => readConfig(env)).toThrow(`Settings: ${Object.keys(env).join()} must be`);
  });
});
