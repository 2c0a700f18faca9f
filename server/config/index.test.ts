import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index.ts';

type Env = Parameters<typeof readConfig>[0];

const demo = { TEST_PAYMENTS: '1' };
const publicKey = 'p'.repeat(87);
const privateKey = 's'.repeat(43);

/** What the operator reads. */
const complaint = (env: Env): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('defaults', () => {
  it('need no setting at all', () => {
    expect(readConfig({})).toEqual({
      mode: 'production',
      consoleHost: null,
      port: 3000,
      workerPort: 3001,
      jobs: true,
      drainSeconds: 0,
      host: 'localhost',
      dataDir: resolve('data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      namesStatements: true,
      replicaUrls: [],
      redisUrl: null,
      statementMs: 10_000,
      requestMs: 15_000,
      publicUrl: null,
      demo: true,
      smtpUrl: null,
      mailFrom: 'hello@duet.example',
      mailEventsSecret: null,
      smsUrl: null,
      sepaAccounts: null,
      s3: null,
      vapid: null,
      push: { send: true, hosts: [] },
      stripe: null,
      trustedProxies: [],
      hstsSubdomains: false,
      metricsToken: null,
      logLevel: 'info',
    });
  });

  it('apply to settings that are empty, too', () => {
    const names = `NODE_ENV PORT WORKER_PORT JOBS HOST DATA_DIR DATABASE_URL PUBLIC_URL DEMO SMTP_URL
      MAIL_FROM VAPID_PUBLIC_KEY VAPID_PRIVATE_KEY TRUST_PROXY S3_URL STRIPE_SECRET_KEY
      TEST_PAYMENTS SMS_URL SEPA_ACCOUNTS METRICS_TOKEN LOG_LEVEL DRAIN_SECONDS DATABASE_TIMEOUT
      HSTS_SUBDOMAINS DATABASE_DIRECT_URL DATABASE_PREPARED_STATEMENTS REDIS_URL
      DATABASE_REPLICA_URLS`;
    const all = names.split(/\s+/);
    expect(readConfig(Object.fromEntries(all.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('do not mind what else the environment holds', () => {
    expect(readConfig({ PATH: '/bin', SHELL: undefined })).toEqual(readConfig({}));
  });
});

describe('right values', () => {
  it.each<[Env, object]>([
    [{ NODE_ENV: 'test' }, { mode: 'test' }],
    [{ NODE_ENV: 'development' }, { mode: 'development' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ DATA_DIR: '/var/lib/duet' }, { dataDir: '/var/lib/duet' }],
    [{ ...demo, DATABASE_URL: 'postgres://u@db/duet' }, { databaseUrl: 'postgres://u@db/duet' }],
    [{ ...demo, DATABASE_URL: 'postgresql:///duet' }, { databaseUrl: 'postgresql:///duet' }],
    [{ PUBLIC_URL: 'https://duet.example' }, { publicUrl: new URL('https://duet.example') }],
    [{ DEMO: '0' }, { demo: false }],
    [{ DEMO: '1' }, { demo: true }],
    [{ SMTP_URL: 'smtps://mail.example' }, { smtpUrl: 'smtps://mail.example' }],
    [{ SMS_URL: 'https://u:p@sms.example/send' }, { smsUrl: 'https://u:p@sms.example/send' }],
    [{ MAIL_FROM: 'post@duet.example' }, { mailFrom: 'post@duet.example' }],
    [{ METRICS_TOKEN: 'x'.repeat(16) }, { metricsToken: 'x'.repeat(16) }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });
});

describe('wrong values', () => {
  it.each<[string, string]>([
    ['NODE_ENV', 'staging'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '3000 '],
    ['PORT', '0x50'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db.example/duet'],
    ['DATABASE_URL', 'db.example'],
    ['PUBLIC_URL', 'duet.example'],
    ['PUBLIC_URL', 'ftp://duet.example'],
    ['DEMO', 'yes'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMS_URL', 'sms.example'],
    ['SEPA_ACCOUNTS', 'NL91ABNA0417164300'],
    ['S3_URL', 's3://pictures'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['STRIPE_SECRET_KEY', 'pk_test_12345678'],
    ['STRIPE_WEBHOOK_SECRET', 'short'],
    ['TRUST_PROXY', 'true'],
    ['METRICS_TOKEN', 'x'.repeat(15)],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%j is named in a line', (name, value) => {
    const message = complaint({ [name]: value });
    expect(message).toMatch(/^Settings: .+\.$/);
    expect(message).toContain(`${name} `);
  });

  it('are all named at once', () => {
    const message = complaint({
      NODE_ENV: 'staging',
      PORT: 'x',
      DATABASE_URL: 'x',
      PUBLIC_URL: 'x',
      DEMO: 'x',
      SMTP_URL: 'x',
      SMS_URL: 'x',
      SEPA_ACCOUNTS: 'x',
      S3_URL: 'x',
      VAPID_PUBLIC_KEY: 'x',
      VAPID_PRIVATE_KEY: 'x',
      STRIPE_SECRET_KEY: 'x',
      STRIPE_WEBHOOK_SECRET: 'x',
      TEST_PAYMENTS: 'x',
      TRUST_PROXY: 'x',
      METRICS_TOKEN: 'x',
      LOG_LEVEL: 'x',
    });
    expect(message.match(/\b[A-Z\d]+(?:_[A-Z]+)+\b|\bPORT\b|\bDEMO\b/g)).toEqual([
      'NODE_ENV',
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'DEMO',
      'SMTP_URL',
      'SMS_URL',
      'SEPA_ACCOUNTS',
      'S3_URL',
      'VAPID_PUBLIC_KEY',
      'VAPID_PRIVATE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TEST_PAYMENTS',
      'TRUST_PROXY',
      'METRICS_TOKEN',
      'LOG_LEVEL',
    ]);
  });

  it('say what would be right', () => {
    expect(complaint({ PORT: '70000' })).toBe(
      'Settings: PORT must be a port number from 0 to 65535.',
    );
    expect(complaint({ DATABASE_URL: 'x', DEMO: 'x' })).toBe(
      'Settings: DATABASE_URL must be a URL starting with postgres:// or postgresql://; DEMO must be 0 or 1.',
    );
    expect(complaint({ NODE_ENV: 'staging' })).toContain('production');
  });

  it('are not repeated: they may hold secrets', () => {
    const env = {
      DATABASE_URL: 'mysql://u:hunter2@db.example',
      S3_URL: 'https://key:hunter2@s3.example/b?x',
      METRICS_TOKEN: 'hunter2',
    };
    expect(complaint(env)).not.toContain('hunter2');
  });
});

describe('VAPID keys', () => {
  it('are taken as a pair', () => {
    const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(readConfig(env).vapid).toEqual({ publicKey, privateKey });
  });

  it.each<Env>([{ VAPID_PUBLIC_KEY: publicKey }, { VAPID_PRIVATE_KEY: privateKey }])(
    'are refused one without the other: %j',
    (env) => {
      expect(complaint(env)).toBe(
        'Settings: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.',
      );
    },
  );

  it('without the other half are named together with all else that is wrong', () => {
    const message = complaint({ PORT: 'x', VAPID_PUBLIC_KEY: publicKey });
    expect(message).toContain('PORT');
    expect(message).toContain('VAPID_PRIVATE_KEY');
  });
});

describe('Stripe keys', () => {
  const secretKey = 'sk_test_abcdefgh';
  const webhookSecret = 'whsec_abcdefgh';

  it('are taken as a pair', () => {
    const env = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
    expect(readConfig(env).stripe).toEqual({ secretKey, webhookSecret });
  });

  it.each<Env>([{ STRIPE_SECRET_KEY: secretKey }, { STRIPE_WEBHOOK_SECRET: webhookSecret }])(
    'are refused one without the other: %j',
    (env) => {
      expect(complaint(env)).toBe(
        'Settings: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.',
      );
    },
  );

  it('are not repeated', () => {
    const env = { STRIPE_SECRET_KEY: 'pk_hunter2hunter2', STRIPE_WEBHOOK_SECRET: 'hunter2' };
    expect(complaint(env)).not.toContain('hunter2');
  });
});

describe('trusted proxies', () => {
  it.each<[string, string[]]>([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
    ['::1,fd00::/8', ['::1', 'fd00::/8']],
    ['10.0.0.0/32,fd00::/128', ['10.0.0.0/32', 'fd00::/128']],
  ])('[SITE-2] %j', (given, trusted) => {
    expect(readConfig({ TRUST_PROXY: given }).trustedProxies).toEqual(trusted);
  });

  it.each([
    'true',
    '1',
    'proxy.example',
    '*',
    '10.0.0.0/8,',
    ',',
    '10.0.0',
    '10.0.0.0/',
    '10.0.0.0/x',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'fd00::/129',
  ])('[SITE-2] refuses %j', (given) => {
    expect(complaint({ TRUST_PROXY: given })).toBe(
      'Settings: TRUST_PROXY must be the addresses of your proxies, e.g. 10.0.0.0/8,127.0.0.1.',
    );
  });
});
