import type { Readable } from 'node:stream';

/** Something that was kept, ready to be sent; whoever asked for it reads or destroys the stream. */
export interface StoredFile {
  readonly stream: Readable;
  readonly size: number;
  readonly type: string;
}

/** Keeps pictures under names that their owner makes up; nobody else can guess or list them. */
export interface Storage {
  /** Keeps it whole or not at all, in place of what was there under this name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<StoredFile | null>;
  /** Names of what is not there are fine, so that it can be tried again. */
  remove(names: readonly string[]): Promise<void>;
  close(): void;
}

/** The only thing kept so far; a name says by its ending what it holds. */
export const CONTENT_TYPE = 'image/webp';

const NAME = /^(?:[\da-z_-]+\/)*[\da-z_-]+\.webp$/;
const MAX_LENGTH = 200;

/** Throws unless a name is plain: it must not lead out of a folder, or mean two things. */
export const assertPlainName = (name: string): void => {
  if (name.length > MAX_LENGTH || !NAME.test(name)) throw new Error('Not a name to store under.');
};

/** Does something for each of many, a few at a time. */
export const forEachLimited = async <T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  const work = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
