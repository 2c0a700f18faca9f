import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Kept beside the data and not in the backup: whoever restores one has made none yet. */
const pathIn = (dataDir: string) => join(dataDir, 'last-backup.json');

export const writeLastBackup = (dataDir: string, at: Date): Promise<void> =>
  writeFile(pathIn(dataDir), `${JSON.stringify({ made_at: at.toISOString() })}\n`);

/** When a backup was last made from this folder; null where nobody knows. */
export const readLastBackup = async (dataDir: string): Promise<Date | null> => {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const at = new Date((JSON.parse(text) as { made_at: string }).made_at);
  return Number.isNaN(at.getTime()) ? null : at;
};
