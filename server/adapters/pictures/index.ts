import { limits } from '#contract/limits.ts';
import type { Face } from '#contract/members/face.ts';
import { isPicture } from './format.ts';
import type { Picture } from './picture.ts';
import { PictureError } from './picture.ts';
import { avatarPool, picturePool } from './pool.ts';
import type { Cut } from './variants.ts';
import { avatarOf, variantsOf } from './variants.ts';

export type { Crop, Picture } from './picture.ts';
export { PictureError } from './picture.ts';
export { pictureUsage } from './pool.ts';
export type { Cut } from './variants.ts';

/** Makes the sizes, the locked picture and the colour of an upload, or throws a `PictureError`. */
export const makeVariants = async (bytes: Buffer, cut?: Cut): Promise<Picture> => {
  if (bytes.length > limits.picture.maxBytes) throw new PictureError('picture_too_large');
  if (!isPicture(bytes)) throw new PictureError('not_a_picture');
  return picturePool(() => variantsOf(bytes, cut));
};

/** Cuts the square around a face out of a kept size of a photo, as JPEG, which every mail can show. */
export const cutAvatar = (bytes: Buffer, face: Face | null): Promise<Buffer> =>
  avatarPool(() => avatarOf(bytes, face));
