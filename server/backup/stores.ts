import type { BankFolder } from '#server/adapters/bank/index.ts';
import type { Storage } from '#server/adapters/storage/index.ts';
import type { Database } from '#server/db/index.ts';

/** All that an installation keeps. */
export interface Stores {
  readonly database: Database;
  readonly storage: Storage;
  readonly bank: BankFolder;
  readonly dataDir: string;
}

/** Hears how far it is. */
export type Tell = (line: string) => void;
