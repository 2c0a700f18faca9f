import { limits } from '#contract/limits.ts';
import type { Size } from './crop.ts';

/** What the server would refuse as well, but without the wait; `heic` has words of its own. */
export type PictureProblem =
  | 'heic'
  | 'not_a_picture'
  | 'picture_broken'
  | 'picture_too_small'
  | 'picture_too_large'
  | 'picture_too_many_pixels';

/** Phones that are asked for these turn their own format into one of them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

const HEIC = /\.hei[cf]$/i;

/** How the files begin that the server reads, whatever they are called. */
const MAGIC_BYTES = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/];

export const HEAD_BYTES = 12;

/** Why a browser cannot show a file: it is something else under the name of a picture, or damaged. */
export const unreadableReason = (head: Uint8Array): PictureProblem => {
  const text = String.fromCodePoint(...head.subarray(0, HEAD_BYTES));
  return MAGIC_BYTES.some((one) => one.test(text)) ? 'picture_broken' : 'not_a_picture';
};

/** What the name, the kind and the size of a file tell before it is opened. */
export const checkFile = (file: Pick<File, 'name' | 'type' | 'size'>): PictureProblem | null => {
  if (/^image\/hei[cf]/.test(file.type) || HEIC.test(file.name)) return 'heic';
  if (!pictureTypes.includes(file.type)) return 'not_a_picture';
  return file.size > limits.picture.maxBytes ? 'picture_too_large' : null;
};

export const checkSize = ({ width, height }: Size): PictureProblem | null => {
  if (width * height > limits.picture.maxPixels) return 'picture_too_many_pixels';
  return Math.min(width, height) < limits.picture.minSide ? 'picture_too_small' : null;
};
