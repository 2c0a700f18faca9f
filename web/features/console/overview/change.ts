/** How a figure has changed: as a share of what it was, or of two shares the points between them. */
export interface Change {
  readonly value: number;
  readonly unit: 'percent' | 'points' | 'count';
}

/** Null where there was nothing to compare with. */
export const changeOf = (now: number, before: number | null): Change | null =>
  before === null || before === 0 ? null : { value: (now - before) / before, unit: 'percent' };

/** A part of a whole; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? part / whole : null;

export const pointsBetween = (now: number | null, before: number | null): Change | null =>
  now === null || before === null ? null : { value: (now - before) * 100, unit: 'points' };

/** Whether it went up, down, or so little that it says nothing. */
export const directionOf = ({ value, unit }: Change): 'up' | 'down' | 'same' => {
  const least = unit === 'percent' ? 0.0005 : 0.05;
  if (Math.abs(value) < least) return 'same';
  return value > 0 ? 'up' : 'down';
};
