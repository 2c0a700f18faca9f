import type { Cut, Picture } from '#server/adapters/pictures/index.ts';
import { makeVariants, PictureError } from '#server/adapters/pictures/index.ts';
import { Refusal } from '../errors.ts';

/** Tells whoever asked why there is no picture. */
export const refusePicture = (error: unknown): never => {
  throw error instanceof PictureError ? new Refusal(error.code) : error;
};

/** Makes a picture of what was sent, or refuses it for the reason that its sender is told. */
export const makePicture = (bytes: Buffer, cut?: Cut): Promise<Picture> =>
  makeVariants(bytes, cut).catch(refusePicture);
