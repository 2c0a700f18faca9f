import { limits } from '#contract/limits.ts';
import type { Crop } from './picture.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

const RATIO = 3 / 4;
const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
const MIDDLE = { x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/**
 * The largest part of three by four, in pixels of the picture: the middle of what was cropped, or
 * around the place where faces are.
 */
export const portraitIn = (size: Size, crop?: Crop): Area => {
  const { x: left, y: top, width: wide, height: high } = crop ?? WHOLE;
  const [x, y] = [within(left, 0, 1), within(top, 0, 1)];
  const cropped = {
    width: within(wide, 0, 1 - x) * size.width,
    height: within(high, 0, 1 - y) * size.height,
  };
  const middle = crop ? MIDDLE : limits.picture.middle;
  const width = Math.min(cropped.width, cropped.height * RATIO);
  const height = width / RATIO;
  return {
    left: x * size.width + within(middle.x * cropped.width - width / 2, 0, cropped.width - width),
    top:
      y * size.height + within(middle.y * cropped.height - height / 2, 0, cropped.height - height),
    width,
    height,
  };
};

/** How much longer one side of a picture that is shown as a whole may be. */
const MAX_RATIO = 2.5;

/** All of the picture, or the middle of one that is as long as a ribbon. */
export const wholeIn = ({ width, height }: Size): Area => {
  const [shownWidth, shownHeight] = [
    Math.min(width, height * MAX_RATIO),
    Math.min(height, width * MAX_RATIO),
  ];
  return {
    left: (width - shownWidth) / 2,
    top: (height - shownHeight) / 2,
    width: shownWidth,
    height: shownHeight,
  };
};

/** Of the same form as an area, in whole pixels. */
export const fitArea = (width: number, area: Size): Size => ({
  width,
  height: Math.round((width * area.height) / area.width),
});

/** How large the whole picture has to become, and where in it the area then is. */
export const scaleArea = (
  size: Size,
  area: Area,
  mostWidth: number,
): { whole: Size; area: Area } => {
  const { width, height } = fitArea(Math.min(mostWidth, Math.floor(area.width)), area);
  const scale = width / area.width;
  const whole = {
    width: Math.max(Math.round(size.width * scale), width),
    height: Math.max(Math.round(size.height * scale), height),
  };
  const left = within(Math.round(area.left * scale), 0, whole.width - width);
  const top = within(Math.round(area.top * scale), 0, whole.height - height);
  return { whole, area: { left, top, width, height } };
};

/** How a stored picture becomes upright: first mirrored, then turned clockwise by quarters. */
interface Turn {
  readonly mirrored: boolean;
  readonly quarters: number;
}

/** By the orientation of EXIF, which counts from 1. */
const TURNS: readonly Turn[] = [
  { mirrored: false, quarters: 0 },
  { mirrored: true, quarters: 0 },
  { mirrored: false, quarters: 2 },
  { mirrored: true, quarters: 2 },
  { mirrored: true, quarters: 3 },
  { mirrored: false, quarters: 1 },
  { mirrored: true, quarters: 1 },
  { mirrored: false, quarters: 3 },
];
const UPRIGHT: Turn = { mirrored: false, quarters: 0 };

export const turnFor = (orientation = 1): Turn => TURNS[orientation - 1] ?? UPRIGHT;

/** Where an area of the upright picture is in the stored one, and how large that is. */
export const toStoredArea = (
  upright: { whole: Size; area: Area },
  { mirrored, quarters }: Turn,
): { whole: Size; area: Area } => {
  let { whole, area } = upright;
  for (let left = quarters; left > 0; left -= 1) {
    area = {
      left: area.top,
      top: whole.width - area.left - area.width,
      width: area.height,
      height: area.width,
    };
    whole = { width: whole.height, height: whole.width };
  }
  return {
    whole,
    area: mirrored ? { ...area, left: whole.width - area.left - area.width } : area,
  };
};
