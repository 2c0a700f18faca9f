import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createLine,
  currentDeadline,
  decideToCommit,
  startDeadline,
  withinDeadline,
} from './deadline.ts';
import { runLong } from './timeouts.ts';

const LONG_MS = 600_000;

const started = () => startDeadline(LONG_MS);

describe('[OPS-16] the time that a request has', () => {
  it('ends what is awaited, and lets nothing more of it be committed', async () => {
    const deadline = startDeadline(1);
    const never = new Promise<never>(() => undefined);
    await expect(withinDeadline(deadline, () => never)).rejects.toThrow('Timeout');
    expect(deadline.isOver()).toBe(true);
    await expect(withinDeadline(deadline, async () => decideToCommit())).rejects.toThrow('Timeout');
  });

  it('ends no commit once it was decided, and no work that is known to be long', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    for (const lift of [async () => decideToCommit(), () => runLong(async () => undefined)]) {
      const deadline = startDeadline(1000);
      await withinDeadline(deadline, lift);
      vi.advanceTimersByTime(2000);
      expect(deadline.isOver()).toBe(false);
    }
    const other = startDeadline(1000);
    vi.advanceTimersByTime(2000);
    expect(other.isOver()).toBe(true);
  });

  it('is that of the work alone', async () => {
    const deadline = started();
    expect(await withinDeadline(deadline, async () => currentDeadline())).toBe(deadline);
    expect(currentDeadline()).toBeUndefined();
    expect(await withinDeadline(undefined, async () => currentDeadline())).toBeUndefined();
    deadline.lift();
  });
});

describe('[OPS-16] those who wait for a connection', () => {
  const lineAt = () => {
    let now = 0;
    const line = createLine(100, () => now);
    const returned: string[] = [];
    const enter = (got: Promise<string>) =>
      line(
        () => got,
        (one) => void returned.push(one),
      );
    return { enter, returned, pass: (ms: number) => void (now += ms) };
  };

  it('give it back when their time is over, and ask for none', async () => {
    const { enter, returned } = lineAt();
    const deadline = startDeadline(1);
    const { promise, resolve } = Promise.withResolvers<string>();
    const entered = withinDeadline(deadline, () => enter(promise));
    await expect(entered).rejects.toThrow('Timeout');
    resolve('first');
    await expect(withinDeadline(deadline, () => enter(promise))).rejects.toThrow('Timeout');
    expect(returned).toEqual(['first']);
  });

  it('are joined by nobody new while the first of them waits for long', async () => {
    const { enter, pass } = lineAt();
    const [first, begun, work] = [started(), started(), started()];
    await withinDeadline(begun, () => enter(Promise.resolve('at once')));
    const { promise, resolve } = Promise.withResolvers<string>();
    const waits = withinDeadline(first, () => enter(promise));
    pass(100);
    expect(await withinDeadline(started(), () => enter(Promise.resolve('next')))).toBe('next');
    pass(1);
    await expect(withinDeadline(started(), () => enter(Promise.resolve('late')))).rejects.toThrow(
      'too many wait',
    );
    expect(await withinDeadline(begun, () => enter(Promise.resolve('goes on')))).toBe('goes on');
    // A job waits whatever happens.
    expect(await enter(Promise.resolve('job'))).toBe('job');
    resolve('at last');
    expect(await waits).toBe('at last');
    expect(await withinDeadline(work, () => enter(Promise.resolve('again')))).toBe('again');
  });
});
