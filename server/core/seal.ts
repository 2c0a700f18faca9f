import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

/** Hands something out that only we can read or make, such as where a list goes on. */
export interface Seal {
  close(value: unknown): string;
  /** Null for what we never sealed. */
  open(text: string): unknown;
  /** The same for the same text, which nobody can guess from it without our key. */
  mark(text: string): string;
}

const { secrets } = tables;

const NAME = 'seal';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = async (db: Db): Promise<Buffer> => {
  // Processes that start together end up with the same key.
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME));
  if (!row) throw new Error('The key of this installation is missing.');
  return row.value;
};

/** A key of its own, so that marks tell nothing about what is sealed. */
const markKey = (key: Uint8Array): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'mark', 32));

export const createSeal = (key: Uint8Array): Seal => {
  const forMarks = markKey(key);
  return {
    mark: (text) => createHmac('sha256', forMarks).update(text).digest('base64url'),
    close: (value) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
      return Buffer.concat([nonce, ...text, cipher.getAuthTag()]).toString('base64url');
    },
    open: (text) => {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      opener.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const parts = [opener.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), opener.final()];
        return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
      } catch {
        return null;
      }
    },
  };
};

/** The seal of the installation; its key is made at the first start. */
export const openSeal = async (db: Db): Promise<Seal> => createSeal(await keyOf(db));
