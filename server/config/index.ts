import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { S3 } from './s3.ts';
import { parseS3Url } from './s3.ts';
import type { SepaAccounts } from './sepa.ts';
import { parseSepaAccounts } from './sepa.ts';

/** A setting that cannot be used; its message is one readable line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const url = (...protocols: string[]) =>
  z.string().check(
    z.refine(
      (value) => {
        try {
          return protocols.includes(new URL(value).protocol);
        } catch {
          return false;
        }
      },
      `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );

const isProxy = (value: string) => {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const inRange =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
  return most > 0 && inRange && more.length === 0;
};

/** Several addresses of databases, with commas between them. */
const isListOfDatabases = (value: string) =>
  value
    .split(',')
    .every((part) => /^postgres(?:ql)?:$/.test(URL.parse(part.trim())?.protocol ?? ''));

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

const seconds = z
  .string()
  .check(z.regex(/^[1-9]\d{0,2}$/, 'must be a number of seconds from 1 to 999'));

const schema = z.object({
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
  ),
  PORT: z._default(
    z.string().check(z.refine(isPort, 'must be a port number from 0 to 65535')),
    '3000',
  ),
  WORKER_PORT: z._default(
    z.string().check(z.refine(isPort, 'must be a port number from 0 to 65535')),
    '3001',
  ),
  JOBS: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  DRAIN_SECONDS: z.optional(
    z.string().check(z.regex(/^\d{1,3}$/, 'must be a number of seconds up to 999')),
  ),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_PREPARED_STATEMENTS: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  DATABASE_REPLICA_URLS: z.optional(
    z.string().check(z.refine(isListOfDatabases, 'must be postgres:// URLs, with commas between')),
  ),
  REDIS_URL: z.optional(url('redis:', 'rediss:')),
  DATABASE_TIMEOUT: z._default(seconds, '10'),
  REQUEST_TIMEOUT: z._default(seconds, '15'),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  CONSOLE_HOST: z.optional(
    z.string().check(z.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/i, 'must be a host name')),
  ),
  DEMO: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(z.string(), 'hello@duet.example'),
  MAIL_EVENTS_SECRET: z.optional(z.string().check(z.minLength(32, 'needs at least 32 characters'))),
  SMS_URL: z.optional(url('https:', 'http:')),
  SEPA_ACCOUNTS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => parseSepaAccounts(value) !== null,
          'must be company:IBAN:creditor identifier, with commas between several',
        ),
      ),
  ),
  S3_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => parseS3Url(value) !== null,
          'must be like https://key:secret@host/bucket?region=eu-1, with / in the secret as %2F',
        ),
      ),
  ),
  PUSH: z.optional(z.enum(['send', 'outbox'], 'must be send or outbox')),
  PUSH_HOSTS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) =>
            value.split(',').every((part) => URL.parse(part.trim())?.origin === part.trim()),
          'must be origins such as http://localhost:4000, with commas between several',
        ),
      ),
  ),
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.minLength(80, 'is too short for a VAPID key'))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.minLength(40, 'is too short for a VAPID key'))),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[rs]k_\w{8,}$/, 'must begin with sk_ or rk_')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_\S{8,}$/, 'must begin with whsec_')),
  ),
  TEST_PAYMENTS: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.split(',').every((part) => isProxy(part.trim())),
          'must be the addresses of your proxies, e.g. 10.0.0.0/8,127.0.0.1',
        ),
      ),
  ),
  HSTS_SUBDOMAINS: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '0'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'needs at least 16 characters'))),
  LOG_LEVEL: z._default(
    z.enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'must be silent, error, warn, info or debug',
    ),
    'info',
  ),
});

/** Who we are at Stripe, and what it signs its word with. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  /** Where a worker tells how it is. */
  readonly workerPort: number;
  /** Whether this process does background work too, or leaves it to workers. */
  readonly jobs: boolean;
  /** How long a process goes on serving after it was asked to end, while it says that it is not ready. */
  readonly drainSeconds: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Past the pooler that `databaseUrl` leads to; null where it leads to none. */
  readonly databaseDirectUrl: string | null;
  /** Whether that pooler carries statements that have names. */
  readonly namesStatements: boolean;
  /** Copies of the database for reads that may be a few seconds old. */
  readonly replicaUrls: readonly string[];
  /** Carries live events between processes; null means that PostgreSQL does. */
  readonly redisUrl: string | null;
  /** Milliseconds that PostgreSQL may take for a statement somebody waits for. */
  readonly statementMs: number;
  /** Milliseconds in which whoever calls or opens a page has an answer. */
  readonly requestMs: number;
  readonly publicUrl: URL | null;
  /** The only host that serves the console; null serves it on every one. */
  readonly consoleHost: string | null;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** What the mail provider signs its word with; null believes nobody. */
  readonly mailEventsSecret: string | null;
  /** Null means files in the outbox. */
  readonly smsUrl: string | null;
  /** By company; null means invented ones, with which no money moves. */
  readonly sepaAccounts: SepaAccounts | null;
  /** Null means a folder in `dataDir`. */
  readonly s3: S3 | null;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  readonly push: {
    /** False means files in the outbox. */
    readonly send: boolean;
    /** Origins that count as push hosts, beside those of browsers. */
    readonly hosts: readonly string[];
  };
  /** Null means a test provider that moves no money. */
  readonly stripe: StripeKeys | null;
  /** Addresses whose forwarding headers are believed; empty means none are. */
  readonly trustedProxies: readonly string[];
  /** Whether browsers shall ask the hosts below a site's for TLS as well. */
  readonly hstsSubdomains: boolean;
  readonly metricsToken: string | null;
  readonly logLevel: string;
}

/** Long enough for a proxy to notice. Beside the embedded database there is no other process to go to. */
const DRAIN_SECONDS = 5;

/** Settings that are of no use without each other. */
const PAIRS = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

/** Whether members of a site that is run for others would get credits for nothing, unasked. */
const lacksPayments = (values: z.infer<typeof schema>): boolean =>
  values.NODE_ENV === 'production' &&
  values.DATABASE_URL !== undefined &&
  values.STRIPE_SECRET_KEY === undefined &&
  values.TEST_PAYMENTS === '0';

const NEED_DATABASE = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS', 'REDIS_URL'] as const;

/** What is said of a database that no setting names. */
const lackingDatabase = (values: z.infer<typeof schema>): string[] => {
  const given = NEED_DATABASE.filter((name) => values[name] !== undefined);
  const wrong =
    values.DATABASE_URL === undefined ? given.map((name) => `${name} needs DATABASE_URL`) : [];
  if (values.DATABASE_DIRECT_URL === undefined && values.DATABASE_PREPARED_STATEMENTS === '0')
    wrong.push('DATABASE_PREPARED_STATEMENTS is for poolers: 0 needs DATABASE_DIRECT_URL');
  return wrong;
};

/** Reads and checks every setting at once, so that one message names all that is wrong. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const wrong = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );
  for (const [one, other] of PAIRS) {
    if (one in given !== other in given) wrong.push(`${one} and ${other} belong together`);
  }
  if (parsed.success && lacksPayments(parsed.data)) {
    wrong.push(
      'STRIPE_SECRET_KEY is needed with DATABASE_URL, or TEST_PAYMENTS=1 for a demo in which credits cost nothing',
    );
  }
  if (parsed.success && parsed.data.JOBS === '0' && parsed.data.DATABASE_URL === undefined) {
    wrong.push('JOBS=0 needs DATABASE_URL: without it no worker could do what is left to it');
  }
  if (parsed.success) wrong.push(...lackingDatabase(parsed.data));
  if (!parsed.success || wrong.length > 0) throw new ConfigError(`Settings: ${wrong.join('; ')}.`);
  const values = parsed.data;
  return {
    mode: values.NODE_ENV,
    port: Number(values.PORT),
    workerPort: Number(values.WORKER_PORT),
    jobs: values.JOBS === '1',
    drainSeconds: Number(values.DRAIN_SECONDS ?? (values.DATABASE_URL ? DRAIN_SECONDS : 0)),
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    namesStatements: values.DATABASE_PREPARED_STATEMENTS === '1',
    replicaUrls: values.DATABASE_REPLICA_URLS?.split(',').map((part) => part.trim()) ?? [],
    redisUrl: values.REDIS_URL ?? null,
    statementMs: Number(values.DATABASE_TIMEOUT) * 1000,
    requestMs: Number(values.REQUEST_TIMEOUT) * 1000,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL) : null,
    consoleHost: values.CONSOLE_HOST?.toLowerCase() ?? null,
    demo: values.DEMO === '1',
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    mailEventsSecret: values.MAIL_EVENTS_SECRET ?? null,
    smsUrl: values.SMS_URL ?? null,
    sepaAccounts: values.SEPA_ACCOUNTS ? parseSepaAccounts(values.SEPA_ACCOUNTS) : null,
    s3: values.S3_URL ? parseS3Url(values.S3_URL) : null,
    vapid:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : null,
    push: {
      send: (values.PUSH ?? (values.NODE_ENV === 'test' ? 'outbox' : 'send')) === 'send',
      hosts: values.PUSH_HOSTS?.split(',').map((part) => part.trim()) ?? [],
    },
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? { secretKey: values.STRIPE_SECRET_KEY, webhookSecret: values.STRIPE_WEBHOOK_SECRET }
        : null,
    trustedProxies: values.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? [],
    hstsSubdomains: values.HSTS_SUBDOMAINS === '1',
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
  };
};
