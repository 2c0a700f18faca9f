import type { Face } from '#contract/members/face.ts';
import { usualFace } from '#contract/members/face.ts';
import type { Size } from './area.ts';

/** Pixels of red, green and blue. */
export interface Pixels extends Size {
  readonly data: Buffer;
}

/** Skin of all tones has about the same hue: these are the borders of its two colour differences. */
const isSkin = (r: number, g: number, b: number): boolean => {
  const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
  const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
  return r > 40 && cb >= 77 && cb <= 127 && cr >= 135 && cr <= 173;
};

/** Half the width of a face, as a share of the width of a picture. */
const HALF = 1 / 6;
/** How far from the usual place a face is looked for, as shares of width and height. */
const SPREAD = { x: 0.35, y: 0.25 };
/** With less skin, however well it lies, no face is seen. */
const LEAST = 0.35;
/** How much more the best places count. */
const SHARPNESS = 6;

/**
 * Where most skin lies close to the place where faces usually are. It knows colours and no
 * features: it may take a shoulder for a face, and never whose face it is.
 */
export const findFace = ({ data, width, height }: Pixels): Face => {
  const skin = Array.from({ length: width * height }, (_, at) =>
    isSkin(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0) ? 1 : 0,
  );
  const radius = Math.max(Math.round(width * HALF), 1);
  const offsets = Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius);
  const disc = offsets.flatMap((down) =>
    offsets.flatMap((right) => (right ** 2 + down ** 2 <= radius ** 2 ? [[right, down]] : [])),
  );
  const skinAround = (x: number, y: number): number => {
    let found = 0;
    for (const [right = 0, down = 0] of disc) {
      const isInside = x + right >= 0 && x + right < width;
      if (isInside) found += skin[(y + down) * width + x + right] ?? 0;
    }
    return found / disc.length;
  };
  let [best, weights, sumX, sumY] = [0, 0, 0, 0];
  for (const at of skin.keys()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [shareX, shareY] = [(x + 0.5) / width, (y + 0.5) / height];
    const away =
      ((shareX - usualFace.x) / SPREAD.x) ** 2 + ((shareY - usualFace.y) / SPREAD.y) ** 2;
    const score = skinAround(x, y) * Math.exp(-away / 2);
    const weight = score ** SHARPNESS;
    best = Math.max(best, score);
    weights += weight;
    sumX += weight * shareX;
    sumY += weight * shareY;
  }
  return best < LEAST ? usualFace : { x: sumX / weights, y: sumY / weights };
};
