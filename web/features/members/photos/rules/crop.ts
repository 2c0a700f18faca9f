import { limits } from '#contract/limits.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture; each figure is a share of its width or height. */
export interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

/** What one looks at: how much nearer than the largest part, and where its middle is. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const RATIO = 3 / 4;
const MAX_ZOOM = 4;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The largest part that is three by four, as shares. */
const largestCrop = ({ width, height }: Size): Size =>
  width / height > RATIO
    ? { width: (height * RATIO) / width, height: 1 }
    : { width: 1, height: width / RATIO / height };

/** How near one may come before too little of the picture is left. */
export const maxZoomOf = (size: Size): number => {
  const pixels = largestCrop(size).height * size.height;
  return clamp(pixels / limits.picture.minSide, 1, MAX_ZOOM);
};

/** What the server takes of a picture that nobody has cropped. */
export const initialView: View = { zoom: 1, ...limits.picture.middle };

const visibleSize = (size: Size, zoom: number): Size => {
  const whole = largestCrop(size);
  return { width: whole.width / zoom, height: whole.height / zoom };
};

/** The nearest view that shows nothing beside the picture. */
export const clampView = (size: Size, view: View): View => {
  const zoom = clamp(view.zoom, 1, maxZoomOf(size));
  const { width, height } = visibleSize(size, zoom);
  return {
    zoom,
    x: clamp(view.x, width / 2, 1 - width / 2),
    y: clamp(view.y, height / 2, 1 - height / 2),
  };
};

export const cropOf = (size: Size, view: View): Crop => {
  const { zoom, x, y } = clampView(size, view);
  const { width, height } = visibleSize(size, zoom);
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** Moves the picture by shares of the frame, as a finger on it would. */
export const moveView = (size: Size, view: View, right: number, down: number): View => {
  const { width, height } = visibleSize(size, view.zoom);
  return clampView(size, { ...view, x: view.x - right * width, y: view.y - down * height });
};

/** Comes nearer or goes back, while a point of the frame stays where it is. */
export const zoomView = (size: Size, view: View, zoom: number, at = { x: 0.5, y: 0.5 }): View => {
  const before = visibleSize(size, view.zoom);
  const next = clamp(zoom, 1, maxZoomOf(size));
  const after = visibleSize(size, next);
  return clampView(size, {
    zoom: next,
    x: view.x + (at.x - 0.5) * (before.width - after.width),
    y: view.y + (at.y - 0.5) * (before.height - after.height),
  });
};

const DIGITS = 6;

const formatShare = (value: number) => String(Number(clamp(value, 0, 1).toFixed(DIGITS)));

/** As the call wants it. */
export const formatCrop = ({ x, y, width, height }: Crop): string =>
  [x, y, width, height].map(formatShare).join(',');
