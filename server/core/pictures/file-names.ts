import { randomBytes } from 'node:crypto';

const sizes = ['large', 'medium', 'thumb'] as const;

type PhotoSize = (typeof sizes)[number];

/** A random id for the files of a picture, which cannot be guessed. */
export const newFileId = (): string => randomBytes(16).toString('hex');

/** What the API calls one size of a picture; the blur is called by its own name alone. */
export const fileName = (file: string, size: PhotoSize): string => `${file}-${size}`;

/** Where the storage keeps one size of a picture. */
export const storagePath = (file: string, size: PhotoSize): string => `${file}/${size}.webp`;

/** Where the storage keeps a blur. */
export const blurStoragePath = (lockedFile: string): string => `${lockedFile}.webp`;

/** Every path that may be stored for a file id, of a picture or of a blur. */
export const allStoragePaths = (file: string): string[] => [
  ...sizes.map((size) => storagePath(file, size)),
  blurStoragePath(file),
];

/** What a name of the API asks for: a size of a picture, or a blur. */
export interface ParsedFileName {
  readonly file: string;
  readonly size: PhotoSize | 'locked';
}

const FILE_NAME = /^(?<file>[\da-f]{32})(?:-(?<size>large|medium|thumb))?$/;

/** Null for whatever was never a name of ours. */
export const parseFileName = (name: string): ParsedFileName | null => {
  const { file, size = 'locked' } = FILE_NAME.exec(name)?.groups ?? {};
  return file === undefined ? null : { file, size: size as ParsedFileName['size'] };
};
