import type { SwipeChoice } from '../../../../contract/members/enums.ts';

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

export const still: Motion = { x: 0, y: 0, vx: 0, vy: 0 };

/** Past this share of its width a card is decided. */
const FAR = 0.35;
/** A card that is let go glides on for so many milliseconds. */
const GLIDE = 160;
const MOST_TILT = 14;
/** A finger that rested before it was lifted throws nothing. */
const RECENT = 90;

const clamped = (value: number) => Math.max(-1, Math.min(1, value));

/** How a card is turned, in degrees. */
export const tiltOf = (x: number, width: number): number => clamped(x / width) * MOST_TILT;

/** How clearly a card tells what would happen: from -1, a pass, to 1, a like. */
export const leanOf = (x: number, width: number): number => clamped(x / (width * FAR));

/** What letting go means: where the card would come to rest, unless it is on its way back. */
export const choiceOf = ({ x, vx }: Motion, width: number): SwipeChoice | null => {
  const lands = x + vx * GLIDE;
  if (Math.abs(lands) < width * FAR || lands * x <= 0) return null;
  return lands > 0 ? 'like' : 'pass';
};

/** The speed of a finger by its last places. */
export const speedOf = (samples: readonly Sample[], now: number): { vx: number; vy: number } => {
  const recent = samples.filter(({ at }) => now - at <= RECENT);
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

const REACH = 1.7;
const SLOWEST = 1.6;
const [SHORTEST, LONGEST] = [180, 340];

/** The way out, at the speed that the finger gave, and never so slow that one waits. */
export const flightOf = (from: Motion, choice: SwipeChoice, width: number): Flight => {
  const x = (choice === 'like' ? 1 : -1) * width * REACH;
  const needed = Math.abs(x - from.x) / Math.max(SLOWEST, Math.abs(from.vx));
  const time = Math.max(SHORTEST, Math.min(LONGEST, needed));
  return { to: { x, y: from.y + from.vy * time }, time };
};

const FRAME = 1000 / 60;
/** How stiff the spring is, per millisecond, and how much of the swing is taken out of it. */
const [STIFFNESS, DAMPING] = [0.02, 0.72];
const MOST_FRAMES = 40;

/** A damped spring at a moment after it was let go. */
const swing = (start: number, speed: number, time: number): number => {
  const slowing = STIFFNESS * DAMPING;
  const turning = STIFFNESS * Math.sqrt(1 - DAMPING ** 2);
  const side = (speed + slowing * start) / turning;
  const angle = turning * time;
  return Math.exp(-slowing * time) * (start * Math.cos(angle) + side * Math.sin(angle));
};

interface Spring {
  readonly places: readonly Point[];
  readonly time: number;
}

/** The way back to its place, frame by frame. */
export const springOf = ({ x, y, vx, vy }: Motion): Spring => {
  const frames = Array.from({ length: MOST_FRAMES }, (_, frame) => ({
    x: swing(x, vx, frame * FRAME),
    y: swing(y, vy, frame * FRAME),
  }));
  const moving = frames.findLastIndex((place) => Math.hypot(place.x, place.y) >= 0.5);
  const places = [...frames.slice(0, moving + 1), { x: 0, y: 0 }];
  return { places, time: (places.length - 1) * FRAME };
};
