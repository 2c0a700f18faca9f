import { limits } from '../../../../../contract/limits.ts';

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
const MOST_ZOOM = 4;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The largest part that is three by four, as shares. */
const largest = ({ width, height }: Size): Size =>
  width / height > RATIO
    ? { width: (height * RATIO) / width, height: 1 }
    : { width: 1, height: width / RATIO / height };

/** How near one may come before too little of the picture is left. */
export const mostZoom = (size: Size): number => {
  const pixels = largest(size).height * size.height;
  return between(pixels / limits.picture.minSide, 1, MOST_ZOOM);
};

/** What the server takes of a picture that nobody has cropped. */
export const firstView: View = { zoom: 1, ...limits.picture.middle };

const shownOf = (size: Size, zoom: number): Size => {
  const most = largest(size);
  return { width: most.width / zoom, height: most.height / zoom };
};

/** The nearest view that shows nothing beside the picture. */
export const within = (size: Size, view: View): View => {
  const zoom = between(view.zoom, 1, mostZoom(size));
  const { width, height } = shownOf(size, zoom);
  return {
    zoom,
    x: between(view.x, width / 2, 1 - width / 2),
    y: between(view.y, height / 2, 1 - height / 2),
  };
};

export const cropOf = (size: Size, view: View): Crop => {
  const { zoom, x, y } = within(size, view);
  const { width, height } = shownOf(size, zoom);
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** Moves the picture by shares of the frame, as a finger on it would. */
export const moved = (size: Size, view: View, right: number, down: number): View => {
  const { width, height } = shownOf(size, view.zoom);
  return within(size, { ...view, x: view.x - right * width, y: view.y - down * height });
};

/** Comes nearer or goes back, while a point of the frame stays where it is. */
export const zoomed = (size: Size, view: View, zoom: number, at = { x: 0.5, y: 0.5 }): View => {
  const before = shownOf(size, view.zoom);
  const next = between(zoom, 1, mostZoom(size));
  const after = shownOf(size, next);
  return within(size, {
    zoom: next,
    x: view.x + (at.x - 0.5) * (before.width - after.width),
    y: view.y + (at.y - 0.5) * (before.height - after.height),
  });
};

const DIGITS = 6;

const share = (value: number) => String(Number(between(value, 0, 1).toFixed(DIGITS)));

/** As the call wants it. */
export const cropText = ({ x, y, width, height }: Crop): string =>
  [x, y, width, height].map(share).join(',');
