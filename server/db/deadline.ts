import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailable } from './unavailable.ts';

/** Until when somebody waits for all that is done for them. */
export interface Deadline {
  isOver(): boolean;
  /** From here on it takes as long as it takes, unless it is over. */
  lift(): void;
  /** Fails when the time is over. */
  readonly over: Promise<never>;
  /** Whether anything of it has been given a connection, or a place among those who wait for one. */
  hasBegun: boolean;
}

const NEVER = new Promise<never>(() => undefined);

const deadlines = new AsyncLocalStorage<Deadline>();

export const currentDeadline = (): Deadline | undefined => deadlines.getStore();

const outOfTime = (): Error =>
  new DatabaseUnavailable(
    'Timeout: this was to be answered sooner, and nothing more of it is done.',
  );

export const startDeadline = (ms: number): Deadline => {
  const { promise, reject } = Promise.withResolvers<never>();
  // Whoever has an answer by then does not hear of it.
  promise.catch(() => undefined);
  let end = performance.now() + ms;
  const isOver = () => performance.now() >= end;
  const timer = setTimeout(() => {
    // The two clocks need not agree.
    end = -Infinity;
    reject(outOfTime());
  }, ms).unref();
  return {
    isOver,
    lift: () => {
      clearTimeout(timer);
      if (!isOver()) end = Infinity;
    },
    over: promise,
    hasBegun: false,
  };
};

/** Does what somebody waits for, and fails when their time is over; without a deadline just does it. */
export const withinDeadline = <T>(
  deadline: Deadline | undefined,
  work: () => Promise<T>,
): Promise<T> => (deadline ? Promise.race([deadlines.run(deadline, work), deadline.over]) : work());

/** Does what several wait for, none of whose time is that of all; who asked first decides whether it has begun. */
export const forSeveral = <T>(work: () => Promise<T>): Promise<T> => {
  const hasBegun = currentDeadline()?.hasBegun ?? true;
  const noLimit = { isOver: () => false, lift: () => undefined, over: NEVER, hasBegun };
  return deadlines.run(noLimit, work);
};

/** Fails when the time of whoever asked is over: they were told so, and it must not be done after all. */
export const insistOnTime = (deadline = currentDeadline()): void => {
  if (deadline?.isOver()) throw outOfTime();
};

/** Lets whoever has had their turn among others go on with the rest. */
export const goOn = (): void => {
  const deadline = currentDeadline();
  if (deadline) deadline.hasBegun = true;
};

/**
 * The last step before a commit: what is told to have failed is not done, and what is done from here
 * on is told, however long it takes.
 */
export const decideToCommit = (): void => {
  insistOnTime();
  currentDeadline()?.lift();
};

/**
 * Those who wait for a connection, in order. Once the first of them has waited for long, nobody
 * joins who has not begun: they would use up their time here, and that of all others. What has begun
 * goes on, so that it is finished and leaves.
 */
export const createLine = (longMs: number, now = () => performance.now()) => {
  const waiting = new Set<{ readonly since: number }>();
  const isStanding = () => {
    const [first] = waiting;
    return first !== undefined && now() - first.since > longMs;
  };
  return async <T>(wait: () => Promise<T>, giveBack: (got: T) => void): Promise<T> => {
    const deadline = currentDeadline();
    insistOnTime(deadline);
    if (deadline && !deadline.hasBegun && isStanding())
      throw new DatabaseUnavailable('Timeout: too many wait for a connection already.');
    if (deadline) deadline.hasBegun = true;
    const own = { since: now() };
    waiting.add(own);
    const got = await wait().finally(() => waiting.delete(own));
    if (!deadline?.isOver()) return got;
    giveBack(got);
    throw outOfTime();
  };
};
