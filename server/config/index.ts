import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { S3 } from './s3.ts';
import { parseS3Url } from './s3.ts';

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

const schema = z.object({
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
    'production',
  ),
  PORT: z._default(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
          'must be a port number from 0 to 65535',
        ),
      ),
    '3000',
  ),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  DEMO: z._default(z.enum(['0', '1'], 'must be 0 or 1'), '1'),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(z.string(), 'hello@duet.example'),
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
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.minLength(80, 'is too short for a VAPID key'))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.minLength(40, 'is too short for a VAPID key'))),
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
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'needs at least 16 characters'))),
  LOG_LEVEL: z._default(
    z.enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'must be silent, error, warn, info or debug',
    ),
    'info',
  ),
});

export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly publicUrl: URL | null;
  readonly demo: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null means a folder in `dataDir`. */
  readonly s3: S3 | null;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** Addresses whose forwarding headers are believed; empty means none are. */
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | null;
  readonly logLevel: string;
}

/** Reads and checks every setting at once, so that one message names all that is wrong. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const wrong = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );
  if ('VAPID_PUBLIC_KEY' in given !== 'VAPID_PRIVATE_KEY' in given) {
    wrong.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together');
  }
  if (!parsed.success || wrong.length > 0) throw new ConfigError(`Settings: ${wrong.join('; ')}.`);
  const values = parsed.data;
  return {
    mode: values.NODE_ENV,
    port: Number(values.PORT),
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL) : null,
    demo: values.DEMO === '1',
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    s3: values.S3_URL ? parseS3Url(values.S3_URL) : null,
    vapid:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : null,
    trustedProxies: values.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? [],
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
  };
};
