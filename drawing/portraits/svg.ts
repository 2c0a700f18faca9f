import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Points as they are easiest to type: `10,20 30,40`. */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });

const pair = ([x, y]: Point): string => `${round(x)},${round(y)}`;

/** A curve through the points. */
export const smooth = (through: readonly Point[], closed = true): string => {
  const count = through.length;
  const at = (index: number): Point =>
    through[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return d + (closed ? 'Z' : '');
};

/** An outline of small bumps through the points: curls, leaves, fleece. */
export const scallop = (
  through: readonly Point[],
  random: Random,
  step = 30,
  bulge = 0.62,
): string => {
  const bumps = through.flatMap((from, index): Point[] => {
    const to = through[(index + 1) % through.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const count = Math.max(1, Math.round(Math.hypot(dx, dy) / step));
    return Array.from({ length: count }, (_, part) => [
      from[0] + (dx * part) / count + random.range(-4, 4),
      from[1] + (dy * part) / count + random.range(-4, 4),
    ]);
  });
  const first = bumps[0] ?? [0, 0];
  let [d, last] = [`M${pair(first)}`, first];
  for (const bump of [...bumps.slice(1), first]) {
    const radius = round(Math.hypot(bump[0] - last[0], bump[1] - last[1]) * bulge);
    d += `A${radius},${radius} 0 0 1 ${pair(bump)}`;
    last = bump;
  }
  return `${d}Z`;
};

/** Points on an ellipse, or on a part of it. */
export const ring = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count = 40,
  from = 0,
  to = Math.PI * 2,
): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + ((to - from) * index) / count;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });

/** Two guide curves of four points each, and how many strands flow between them. */
export type Flow = readonly [from: readonly Point[], to: readonly Point[], count: number];

/** Tapered strands of hair, as one path. */
export const strands = ([from, to, count]: Flow, random: Random, width: number): string => {
  let d = '';
  for (let index = 0; index < count; index++) {
    const share = (index + random.range(0.05, 0.95)) / count;
    const w = width * random.range(0.5, 1.5);
    const [a, b, c, end] = from.map((point, at): Point => {
      const other = to[at] ?? point;
      return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share];
    });
    if (!a || !b || !c || !end) continue;
    const late = random.range(0, 0.25);
    const start: Point = [a[0] + (b[0] - a[0]) * late, a[1] + (b[1] - a[1]) * late];
    const back = `${pair([c[0] + w, c[1] + w / 2])} ${pair([b[0] + w, b[1] + w / 2])} ${pair(start)}`;
    d += `M${pair(start)}C${pair(b)} ${pair(c)} ${pair(end)}C${back}Z`;
  }
  return d;
};

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${extra}/>`;

export const group = (extra: string, ...parts: readonly string[]): string =>
  `<g ${extra}>${parts.join('')}</g>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const clip = (id: string, ...shapes: readonly string[]): string =>
  `<clipPath id="${id}">${shapes.map((d) => `<path d="${d}"/>`).join('')}</clipPath>`;

export const clipped = (id: string, ...parts: readonly string[]): string =>
  group(`clip-path="url(#${id})"`, ...parts);

const blurs = [1, 2, 3, 5, 8, 12, 18, 30, 50] as const;

export const blurFilters = blurs
  .map(
    (size) =>
      `<filter id="b${size}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join('');

export const soft = (size: (typeof blurs)[number]): string => `filter="url(#b${size})"`;

/** Offset, colour and, if not opaque, how opaque. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export const gradient = (
  id: string,
  stops: readonly Stop[],
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

/** A round glow that fades out. */
export const halo = (x: number, y: number, radius: number, colour: string, opacity = 1): string => {
  const id = `halo${round(x)}-${round(y)}-${radius}`.replaceAll('.', '_');
  const stops = [0, 0.45, 1].map(
    (at, step) =>
      `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity * ([1, 0.42, 0][step] ?? 0)}"/>`,
  );
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>${oval(x, y, radius, radius, `url(#${id})`)}`;
};
