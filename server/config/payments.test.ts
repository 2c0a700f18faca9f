import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index.ts';

const DATABASE_URL = 'postgresql:///duet';
const keys = { STRIPE_SECRET_KEY: 'sk_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };

describe('an installation without a payment provider', () => {
  it.each([{}, { TEST_PAYMENTS: '0' }, { DEMO: '1' }])(
    '[PAY-4] does not start in production with PostgreSQL and %j',
    (env) => {
      const read = () => readConfig({ DATABASE_URL, ...env });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(/^Settings: STRIPE_SECRET_KEY .* TEST_PAYMENTS=1 .*\.$/);
    },
  );

  it.each([
    {},
    { DATABASE_URL, TEST_PAYMENTS: '1' },
    { DATABASE_URL, NODE_ENV: 'development' },
    { DATABASE_URL, ...keys },
  ])('[PAY-4] starts with %j', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });
});
