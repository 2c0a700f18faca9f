import { randomBytes } from 'node:crypto';

const sizes = ['large', 'medium', 'thumb'] as const;

type Size = (typeof sizes)[number];

/** What files are called: random, so that nobody finds them. */
export const newName = (): string => randomBytes(16).toString('hex');

/** What the API calls one size of a picture; the blur is called by its own name alone. */
export const fileName = (file: string, size: Size): string => `${file}-${size}`;

/** Where the storage keeps one size of a picture. */
export const storedAs = (file: string, size: Size): string => `${file}/${size}.webp`;

/** Where the storage keeps a blur. */
export const blurStoredAs = (lockedFile: string): string => `${lockedFile}.webp`;

/** Everything that may be kept under a name, whatever it names. */
export const allStoredAs = (file: string): string[] => [
  ...sizes.map((size) => storedAs(file, size)),
  blurStoredAs(file),
];

/** What a name of the API asks for: a size of a picture, or a blur. */
export interface Wanted {
  readonly file: string;
  readonly size: Size | 'locked';
}

const NAME = /^(?<file>[\da-f]{32})(?:-(?<size>large|medium|thumb))?$/;

/** Null for whatever was never a name of ours. */
export const parseName = (name: string): Wanted | null => {
  const { file, size = 'locked' } = NAME.exec(name)?.groups ?? {};
  return file === undefined ? null : { file, size: size as Wanted['size'] };
};
