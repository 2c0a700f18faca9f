import type { StoredFile } from '#server/adapters/storage/index.ts';
import type { Core } from '../core.ts';
import { Refusal } from '../errors.ts';
import { parseFileName, storagePath } from './file-names.ts';

/** A file of a picture, never its blur. Whether there is none or it may not be read looks the same. */
export const readSharpFile = async (
  core: Core,
  name: string,
  mayRead: (file: string) => Promise<boolean>,
): Promise<StoredFile> => {
  const parsed = parseFileName(name);
  if (!parsed || parsed.size === 'locked') throw new Refusal('not_found');
  const isOpen = await mayRead(parsed.file);
  const stored = isOpen && (await core.storage.get(storagePath(parsed.file, parsed.size)));
  if (!stored) throw new Refusal('not_found');
  return stored;
};
