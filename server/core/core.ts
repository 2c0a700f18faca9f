import type { Registry } from 'prom-client';
import type { Config } from '#server/config/index.ts';
import type { Database, Db, Replicas } from '#server/db/index.ts';
import type { Geoip } from '#server/adapters/geoip/index.ts';
import type { Mail } from '#server/adapters/mail/index.ts';
import type { Payments } from '#server/adapters/payments/index.ts';
import type { Push } from '#server/adapters/push/index.ts';
import type { Relay } from '#server/adapters/relay/index.ts';
import type { Sms } from '#server/adapters/sms/index.ts';
import type { BankFolder } from '#server/adapters/bank/index.ts';
import type { Storage } from '#server/adapters/storage/index.ts';
import type { Clock } from './clock.ts';
import type { EventBus } from './events.ts';
import type { JobQueue } from './jobs.ts';
import type { Log } from './log.ts';
import type { Seal } from './seal.ts';
import type { Tx } from './transaction.ts';

/** All that a feature may use; made once by the app. */
export interface Core {
  readonly config: Config;
  readonly database: Database;
  /** For reading outside a transaction. */
  readonly db: Db;
  /** Copies of the database for what may be a few seconds old, as `readLate` reads it; null without any. */
  readonly replicas: Replicas | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  /** What `/metrics` tells; features add what is theirs. */
  readonly metrics: Registry;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly push: Push;
  /** Carries live events between processes; null where the database does, or there is only one. */
  readonly relay: Relay | null;
  readonly seal: Seal;
  /** The pictures of members. */
  readonly storage: Storage;
  /** What is exchanged with banks. */
  readonly bank: BankFolder;
  /** Who takes the money of members. */
  readonly payments: Payments;
  readonly geoip: Geoip;
  readonly vapidPublicKey: string;
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
