import type { FaceSpot } from '#drawing/portraits/index.ts';
import facts from './pictures.json' with { type: 'json' };

/** What a page needs to know before it has the picture. */
interface PictureFacts {
  /** Fills the place until the picture is there. */
  readonly colour: string;
  readonly face: FaceSpot;
}

/** By the name of the file without its ending; drawing/make-portraits.ts writes them. */
export const pictureFacts: Readonly<Record<string, PictureFacts>> = facts;

export const pictureFile = (name: string): URL => new URL(`${name}.webp`, import.meta.url);

/** The blur of a picture, drawn beforehand: blurring all of them would hold up the first start. */
export const lockedFile = (name: string): URL => new URL(`locked/${name}.webp`, import.meta.url);
