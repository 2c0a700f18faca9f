import { limits } from '../../../contract/limits.ts';
import { isPicture } from './format.ts';
import type { Picture } from './picture.ts';
import { PictureError } from './picture.ts';
import { picturePool } from './pool.ts';
import type { Cut } from './variants.ts';
import { variantsOf } from './variants.ts';

export type { Crop, Picture } from './picture.ts';
export { PictureError } from './picture.ts';
export type { Cut } from './variants.ts';

/** Makes the sizes, the locked picture and the colour of an upload, or throws a `PictureError`. */
export const makeVariants = async (bytes: Buffer, cut?: Cut): Promise<Picture> => {
  if (bytes.length > limits.picture.maxBytes) throw new PictureError('picture_too_large');
  if (!isPicture(bytes)) throw new PictureError('not_a_picture');
  return picturePool(() => variantsOf(bytes, cut));
};
