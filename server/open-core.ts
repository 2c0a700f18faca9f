import { hostname } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import type { Config } from './config/index.ts';
import type { Clock, Core, LogStream } from './core/index.ts';
import {
  countDeliveries,
  createEvents,
  createLog,
  measureProcess,
  measureSecurity,
  openSeal,
  startJobs,
  systemClock,
  transact,
} from './core/index.ts';
import type { Database } from './db/index.ts';
import { sql } from './db/sql.ts';
import { migrate, watchDiskSpace, openEmbedded, openPostgres, openReplicas } from './db/index.ts';
import { openBankFolder } from './adapters/bank/index.ts';
import { openGeoip } from './adapters/geoip/index.ts';
import { openMail } from './adapters/mail/index.ts';
import type { SandboxOptions } from './adapters/payments/index.ts';
import { openPayments } from './adapters/payments/index.ts';
import { openPush, vapidKeys } from './adapters/push/index.ts';
import { openRelay } from './adapters/relay/index.ts';
import { openSms } from './adapters/sms/index.ts';
import { openStorage } from './adapters/storage/index.ts';
import type { Stores } from './backup/index.ts';

/** What a process is there for. */
type Role = 'web' | 'worker' | 'command';

export interface CoreOptions {
  /** Without it, a process that serves pages. */
  readonly role?: Role;
  readonly clock?: Clock;
  /** An open database; without it the settings say which one to open. */
  readonly database?: Database;
  /** How the test provider of payments behaves. */
  readonly sandbox?: Omit<SandboxOptions, 'folder' | 'now'>;
  /** Seconds between two looks for jobs that are to be tried again. */
  readonly retriesEvery?: number;
  /** Where the log goes; without it to standard output. */
  readonly logTo?: LogStream;
}

/** Where mails and texts are kept that are not sent. */
export const outboxOf = (config: Config) => join(config.dataDir, 'outbox');

interface LimitSought {
  readonly log: Core['log'];
  readonly statementMs: number;
}

/** Outside of a transaction the server ends what takes too long only if it has a limit of its own. */
const warnOfNoLimit = async ({ db }: Database, { log, statementMs }: LimitSought) => {
  const { rows } = (await db.execute(sql`show statement_timeout`)) as {
    rows: readonly { readonly statement_timeout: string }[];
  };
  if (rows[0]?.statement_timeout !== '0') return;
  log.warn(
    `DATABASE_URL leads to a pooler, behind which statements outside of transactions have no limit. Give its user one: alter role … set statement_timeout = ${statementMs}`,
  );
};

const openDatabase = async (config: Config, log: Core['log'], role: Role): Promise<Database> => {
  const { databaseUrl, databaseDirectUrl, namesStatements, statementMs } = config;
  if (databaseUrl === null) return openEmbedded(config.dataDir);
  const database = await openPostgres({
    ...addressesOf(databaseUrl, databaseDirectUrl, role),
    namesStatements,
    onError: (error) => log.error({ err: error }, 'connection lost'),
    statementMs,
  });
  if (databaseDirectUrl !== null) await warnOfNoLimit(database, { log, statementMs });
  return database;
};

const nameConnections = (databaseUrl: string, name: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.href;
};

/**
 * Where the database is. By their names the server lists the connections of a process, and the console
 * the processes; those of a pooler belong to none, and outlive the process that had them last.
 */
const addressesOf = (databaseUrl: string, directUrl: string | null, role: Role) => {
  const name = `duet ${role} ${process.pid}@${hostname()}`;
  return directUrl === null
    ? { url: nameConnections(databaseUrl, name) }
    : {
        url: nameConnections(databaseUrl, 'duet pooled'),
        directUrl: nameConnections(directUrl, name),
      };
};

/** Those that the settings name; a command changes something and reads nothing late. */
const replicasOf = (config: Config, { db }: Database, role: Role) => {
  const { replicaUrls, databaseDirectUrl, namesStatements } = config;
  if (replicaUrls.length === 0 || role !== 'web') return null;
  const name = `duet ${role} ${process.pid}@${hostname()}`;
  return openReplicas({
    urls: replicaUrls.map((url) => nameConnections(url, name)),
    primary: db,
    isPooled: databaseDirectUrl !== null,
    namesStatements,
  });
};

/** Where pictures are kept, in a folder unless there is a bucket. */
const openPictures = (config: Config) =>
  openStorage({ s3: config.s3, folder: join(config.dataDir, 'photos') });

/** Opens what an installation keeps, with its tables and its job queue made. */
export const openStores = async (config: Config): Promise<Stores & { close(): Promise<void> }> => {
  const log = createLog(config.logLevel, process.stderr);
  const database = await openDatabase(config, log, 'command');
  await migrate(database);
  const jobs = await startJobs({ database, log, metrics: new Registry(), schedule: false });
  await jobs.stop();
  const storage = openPictures(config);
  const bank = openBankFolder(config);
  return {
    database,
    storage,
    bank,
    dataDir: config.dataDir,
    close: async () => {
      bank.close();
      storage.close();
      await database.close();
    },
  };
};

/** Opens everything that features work with: the database, the jobs, and what lies outside. */
export const openCore = async (config: Config, options: CoreOptions): Promise<Core> => {
  const { role = 'web' } = options;
  const log = createLog(config.logLevel, options.logTo);
  const database = watchDiskSpace(options.database ?? (await openDatabase(config, log, role)));
  await migrate(database);
  const clock = options.clock ?? systemClock;
  const keys = await vapidKeys(config.vapid, config.dataDir);
  const metrics = new Registry();
  measureProcess(metrics, database, role);
  measureSecurity(metrics);
  const senders = countDeliveries(metrics, {
    mail: openMail({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outboxDir: outboxOf(config),
    }),
    sms: openSms({ smsUrl: config.smsUrl, outboxDir: outboxOf(config) }),
    push: openPush({ ...config.push, keys, contact: config.mailFrom, outboxDir: outboxOf(config) }),
  });
  return {
    config,
    database,
    db: database.db,
    replicas: replicasOf(config, database, role),
    clock,
    log,
    events: createEvents(),
    // Whoever brings a clock of their own says when it is time.
    jobs: await startJobs({
      database,
      log,
      metrics,
      schedule: options.clock === undefined,
      retriesEvery: options.retriesEvery,
    }),
    metrics,
    ...senders,
    relay: await openRelay({
      redisUrl: config.redisUrl,
      onChange: (isConnected) =>
        isConnected
          ? log.info('Redis is back')
          : log.error('Redis away: live events stay in their process'),
    }),
    seal: await openSeal(database.db),
    storage: openPictures(config),
    bank: openBankFolder(config),
    payments: await openPayments({
      stripe: config.stripe,
      sandbox: {
        ...options.sandbox,
        folder: join(config.dataDir, 'sandbox'),
        now: () => clock.now(),
      },
    }),
    geoip: await openGeoip(),
    vapidPublicKey: keys.publicKey,
    transact: (work) => transact(database, log, work),
  };
};

/** Closes what `openCore` has opened. */
export const closeCore = async (core: Core): Promise<void> => {
  await core.jobs.stop();
  await core.payments.close();
  core.relay?.close();
  core.mail.close();
  core.storage.close();
  core.bank.close();
  await core.replicas?.close();
  await core.database.close();
};
