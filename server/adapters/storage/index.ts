import type { S3 } from '#server/config/s3.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

export type { Storage, StoredFile } from './storage.ts';

/** The store that the settings ask for: an S3-compatible one, or a folder. */
export const openStorage = (options: { s3: S3 | null; folder: string }): Storage =>
  options.s3 === null ? openDisk(options.folder) : openS3(options.s3);
