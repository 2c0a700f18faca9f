/** Where a face is in a photo, as shares of its width and height. */
export interface Face {
  readonly x: number;
  readonly y: number;
}

/** In the middle of the upper part, as in most portraits. */
export const usualFace: Face = { x: 0.5, y: 0.32 };

/** A photo is four thirds as high as it is wide. */
const HEIGHT = 4 / 3;

/** How much of the width of a photo an avatar shows: a head, and some room around it. */
const SIDE = 0.6;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The square of a photo that an avatar shows. */
interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The square around a face, all in shares of the width of the photo; it never leaves the photo. */
export const squareAround = (face: Face | null): Square => {
  const { x, y } = face ?? usualFace;
  return {
    left: between(x - SIDE / 2, 0, 1 - SIDE),
    top: between(y * HEIGHT - SIDE / 2, 0, HEIGHT - SIDE),
    side: SIDE,
  };
};

/** How much of a photo is seen where a frame of another form cuts some of it off. */
const SEEN = 0.6;

const centred = (share: number): string =>
  `${Math.round(between((share - SEEN / 2) / (1 - SEEN), 0, 1) * 100)}%`;

/** The `object-position` that brings a face to the middle of a frame, as far as the photo reaches. */
export const positionOf = (face: Face | null): string => {
  const { x, y } = face ?? usualFace;
  return `${centred(x)} ${centred(y)}`;
};
