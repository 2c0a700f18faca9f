import type { CDPSession } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the screen: where they are after each step, and at last gone. */
export const touch = async (
  cdp: CDPSession,
  steps: readonly (readonly Point[])[],
  rested: () => Promise<unknown> = () => Promise.resolve(),
) => {
  const [first = [], ...rest] = steps;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await send('touchStart', first);
  await rested();
  for (const points of rest) await send('touchMove', points);
  await send('touchEnd', []);
};

/** The way of one finger. */
export const between = (from: Point, to: Point, steps = 8): Point[][] =>
  Array.from({ length: steps + 1 }, (_, step) => [
    { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
  ]);
