import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';

const MANIFEST = 'manifest.json';
const FORMAT = 1;

/** One file of a backup, by which a changed or shortened one is known. */
const file = { file: z.string(), bytes: z.int(), sha256: z.string() };

const manifest = z.object({
  format: z.literal(FORMAT),
  made_at: z.string(),
  release: z.string(),
  /** How many migrations had made the tables. */
  migrations: z.int(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), ...file })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The list of all pictures, which has a checksum for each. */
  pictures: z.object({ count: z.int(), ...file }),
  /** What else lies in the folder for data. */
  files: z.array(z.object(file)),
});

export type Manifest = z.infer<typeof manifest>;

/** The last to be written: a backup that was interrupted has none. */
export const writeManifest = async (
  folder: string,
  content: Omit<Manifest, 'format'>,
): Promise<void> => {
  const draft = join(folder, `${MANIFEST}.part`);
  const text = JSON.stringify({ format: FORMAT, ...content }, null, 2);
  await writeFile(draft, `${text}\n`, { mode: 0o600, flush: true });
  await rename(draft, join(folder, MANIFEST));
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no whole backup: ${MANIFEST} is missing.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${join(folder, MANIFEST)} cannot be read, or is of another format.`);
  }
};
