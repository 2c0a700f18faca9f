/** The only source of "now", so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const addTime = (
  from: Date,
  by: { hours?: number; days?: number; seconds?: number },
): Date =>
  new Date(
    from.getTime() + ((by.seconds ?? 0) + (by.hours ?? 0) * 3600 + (by.days ?? 0) * 86_400) * 1000,
  );
