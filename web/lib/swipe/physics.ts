import type { SwipeChoice } from '#contract/members/enums.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a card is, in pixels from its place, and how fast it moves, in pixels per millisecond. */
export interface Motion extends Point {
  readonly vx: number;
  readonly vy: number;
}

export interface Sample extends Point {
  readonly at: number;
}

export const atRest: Motion = { x: 0, y: 0, vx: 0, vy: 0 };

/** Past this share of its width a card is decided. */
const DECIDING_SHARE = 0.35;
/** A card that is let go glides on for so many milliseconds. */
const GLIDE_MS = 160;
const MAX_TILT = 14;
/** A finger that rested before it was lifted throws nothing. */
const RECENT_MS = 90;

const clampToUnit = (value: number) => Math.max(-1, Math.min(1, value));

/** How a card is turned, in degrees. */
export const tiltOf = (x: number, width: number): number => clampToUnit(x / width) * MAX_TILT;

/** How clearly a card tells what would happen: from -1, a pass, to 1, a like. */
export const leanOf = (x: number, width: number): number =>
  clampToUnit(x / (width * DECIDING_SHARE));

/** What letting go means: where the card would come to rest, unless it is on its way back. */
export const choiceOf = ({ x, vx }: Motion, width: number): SwipeChoice | null => {
  const landing = x + vx * GLIDE_MS;
  if (Math.abs(landing) < width * DECIDING_SHARE || landing * x <= 0) return null;
  return landing > 0 ? 'like' : 'pass';
};

/** The speed of a finger by its last places. */
export const speedOf = (samples: readonly Sample[], now: number): { vx: number; vy: number } => {
  const recent = samples.filter(({ at }) => now - at <= RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.at === first.at) return { vx: 0, vy: 0 };
  const time = last.at - first.at;
  return { vx: (last.x - first.x) / time, vy: (last.y - first.y) / time };
};

interface Flight {
  readonly to: Point;
  /** In milliseconds. */
  readonly time: number;
}

const FLIGHT_WIDTHS = 1.7;
const MIN_SPEED = 1.6;
const [MIN_FLIGHT_MS, MAX_FLIGHT_MS] = [180, 340];

/** The way out, at the speed that the finger gave, and never so slow that one waits. */
export const flightOf = (from: Motion, choice: SwipeChoice, width: number): Flight => {
  const x = (choice === 'like' ? 1 : -1) * width * FLIGHT_WIDTHS;
  const needed = Math.abs(x - from.x) / Math.max(MIN_SPEED, Math.abs(from.vx));
  const time = Math.max(MIN_FLIGHT_MS, Math.min(MAX_FLIGHT_MS, needed));
  return { to: { x, y: from.y + from.vy * time }, time };
};

const FRAME_MS = 1000 / 60;
/** How stiff the spring is, per millisecond, and how much of the swing is taken out of it. */
const [STIFFNESS, DAMPING] = [0.02, 0.72];
const MAX_FRAMES = 40;

/** A damped spring at a moment after it was let go. */
const springPosition = (start: number, speed: number, time: number): number => {
  const slowing = STIFFNESS * DAMPING;
  const turning = STIFFNESS * Math.sqrt(1 - DAMPING ** 2);
  const side = (speed + slowing * start) / turning;
  const angle = turning * time;
  return Math.exp(-slowing * time) * (start * Math.cos(angle) + side * Math.sin(angle));
};

interface Spring {
  readonly points: readonly Point[];
  readonly time: number;
}

/** The way back to its place, frame by frame. */
export const springOf = ({ x, y, vx, vy }: Motion): Spring => {
  const frames = Array.from({ length: MAX_FRAMES }, (_, frame) => ({
    x: springPosition(x, vx, frame * FRAME_MS),
    y: springPosition(y, vy, frame * FRAME_MS),
  }));
  const moving = frames.findLastIndex((point) => Math.hypot(point.x, point.y) >= 0.5);
  const points = [...frames.slice(0, moving + 1), { x: 0, y: 0 }];
  return { points, time: (points.length - 1) * FRAME_MS };
};
