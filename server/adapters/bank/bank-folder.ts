import { join } from 'node:path';
import type { S3 } from '#server/config/s3.ts';
import { openBucketFolders } from './bucket-folders.ts';
import type { Folders } from './folders.ts';
import { openDiskFolders } from './folders.ts';

/** Files are exchanged with the bank through folders, by whatever program the operator has for it. */
export interface BankFolder {
  /** All of it, to be copied. */
  readonly folders: Folders;
  /** Writes a file that the bank must not see yet. */
  stage(name: string, content: string): Promise<void>;
  staged(): Promise<string[]>;
  /** Hands a staged file over; one that was handed over by somebody else is fine as well. */
  publish(name: string): Promise<void>;
  discard(name: string): Promise<void>;
  /** What waits to be taken to the bank. */
  outgoing(): Promise<string[]>;
  /** A file that waits to be taken; null for one that is gone. */
  readOutgoing(name: string): Promise<string | null>;
  /** Keeps a file that was brought another way beside those that were read. */
  keep(name: string, content: string): Promise<void>;
  /** Puts a file where the bank's are expected. */
  bring(name: string, content: string): Promise<void>;
  /** What the bank has sent. */
  incoming(): Promise<string[]>;
  read(name: string): Promise<string>;
  /** What could not be read, until the operator has seen to it. */
  failed(): Promise<string[]>;
  /** Puts a file away that was read, or could not be. */
  file(name: string, as: 'done' | 'failed'): Promise<void>;
  close(): void;
}

const MAX_FILE_BYTES = 50 * 2 ** 20;

/** The folders, where any of them may hold something. */
export const BANK_FOLDERS = ['staged', 'out', 'in', 'done', 'failed'] as const;

const toBytes = (content: string): Uint8Array => new TextEncoder().encode(content);
const toText = (content: Uint8Array): string => new TextDecoder().decode(content);

/** The one that the settings ask for: in a bucket, or in a folder. */
export const openBankFolder = (options: {
  readonly s3: S3 | null;
  readonly dataDir: string;
}): BankFolder => {
  const folders = options.s3
    ? openBucketFolders(options.s3)
    : openDiskFolders(join(options.dataDir, 'bank'));
  return {
    folders,
    stage: (name, content) => folders.add('staged', name, toBytes(content)),
    staged: () => folders.list('staged'),
    publish: (name) => folders.move(name, 'staged', 'out'),
    discard: (name) => folders.remove('staged', name),
    outgoing: () => folders.list('out'),
    readOutgoing: async (name) => {
      const content = await folders.read('out', name);
      return content && toText(content);
    },
    keep: (name, content) => folders.add('done', name, toBytes(content)),
    bring: (name, content) => folders.add('in', name, toBytes(content)),
    incoming: () => folders.list('in'),
    read: async (name) => {
      const content = await folders.read('in', name, MAX_FILE_BYTES);
      if (content === null) throw new Error('The file is gone.');
      return toText(content);
    },
    failed: () => folders.list('failed'),
    file: async (name, as) => {
      // Banks may use a name again: nothing that is kept is written over.
      const kept = (await folders.list(as)).includes(name) ? `${Date.now()}-${name}` : name;
      await folders.move(name, 'in', as, kept);
    },
    close: folders.close,
  };
};
