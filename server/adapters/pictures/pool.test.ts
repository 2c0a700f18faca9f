import { describe, expect, it } from 'vitest';
import { createPool } from './pool.ts';

/** A task that ends when it is told to. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const task = { started: false, end: resolve, fail: reject };
  return {
    task,
    run: () => {
      task.started = true;
      return promise;
    },
  };
};

const settle = () => new Promise((resolve) => void setImmediate(resolve));

describe('pool', () => {
  it('runs a few at once, the others in the order they came', async () => {
    const pool = createPool(2, 10);
    const tasks = Array.from({ length: 5 }, held);
    const results = tasks.map(({ run }) => pool(run));
    const started = () => tasks.map(({ task }) => task.started);
    await settle();
    expect(started()).toEqual([true, true, false, false, false]);
    tasks[1]?.task.end('b');
    await settle();
    expect(started()).toEqual([true, true, true, false, false]);
    for (const { task } of tasks) task.end('done');
    expect(await Promise.all(results)).toEqual(['done', 'b', 'done', 'done', 'done']);
  });

  it('refuses whoever finds the queue full, and only them', async () => {
    const pool = createPool(1, 1);
    const [first, second, third] = [held(), held(), held()];
    const running = pool(first.run);
    const waiting = pool(second.run);
    await expect(pool(third.run)).rejects.toMatchObject({ code: 'unavailable' });
    expect(third.task.started).toBe(false);
    first.task.end('first');
    second.task.end('second');
    expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
    third.task.end('third');
    expect(await pool(third.run)).toBe('third');
  });

  it('gives the place of a task that failed to the next', async () => {
    const pool = createPool(1, 5);
    const fails = () => Promise.reject(new Error('no'));
    const results = [pool(fails), pool(fails), pool(() => Promise.resolve('fine'))];
    expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await pool(() => Promise.resolve('still there'))).toBe('still there');
  });
});
