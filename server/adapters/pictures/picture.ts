import type { Face } from '#contract/members/face.ts';

/** A part of the upright picture; each figure is a share of its width or height, from 0 to 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One size of a picture, as WebP without any metadata. */
export interface Variant {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What is kept of an upload, all of one form; small originals are never enlarged. */
export interface Picture {
  readonly large: Variant;
  readonly medium: Variant;
  readonly thumb: Variant;
  /** For those who may not see it: colours and light, but nobody's face. */
  readonly locked: Variant;
  /** Its dominant colour, as `#rrggbb`. */
  readonly colour: string;
  /** Where the face is; null for a picture that is shown as a whole. */
  readonly face: Face | null;
  /** By which the same picture is found elsewhere; null where it shows too little. */
  readonly fingerprint: bigint | null;
}

type PictureProblem =
  | 'not_a_picture'
  | 'picture_too_small'
  | 'picture_too_large'
  | 'picture_too_many_pixels'
  | 'picture_broken'
  | 'unavailable';

/** Why there is no picture. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly code: PictureProblem;
  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
