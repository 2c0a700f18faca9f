import type { Config } from '../config/index.ts';
import type { Database, Db } from '../db/index.ts';
import type { Geoip } from '../outside/geoip/index.ts';
import type { Mail } from '../outside/mail/index.ts';
import type { Storage } from '../outside/storage/index.ts';
import type { Clock } from './clock.ts';
import type { EventBus } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Seal } from './sealed.ts';
import type { Tx } from './transaction.ts';

/** All that a feature may use of the house; made once by the app. */
export interface Core {
  readonly config: Config;
  readonly database: Database;
  /** For reading outside a transaction. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly events: EventBus;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly seal: Seal;
  /** The pictures of members. */
  readonly storage: Storage;
  readonly geoip: Geoip;
  readonly vapidPublicKey: string;
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
