import { describe, expect, it } from 'vitest';
import { batchedRead } from './batched.ts';
import type { Db } from './database.ts';

const handle = () => ({}) as Db;

const counted = () => {
  const asked: (readonly number[])[] = [];
  const find = batchedRead(async (_db, keys: readonly number[]) => {
    asked.push(keys);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]));
  });
  return { asked, find };
};

describe('questions at the same time', () => {
  it('are one query, and each gets its own answer', async () => {
    const { asked, find } = counted();
    const db = handle();
    const answers = await Promise.all([find(db, 1), find(db, 2), find(db, 1), find(db, -1)]);
    expect(answers).toEqual(['row 1', 'row 2', 'row 1', undefined]);
    expect(asked).toEqual([[1, 2, -1]]);
  });

  it('are asked anew afterwards: nothing is remembered', async () => {
    const { asked, find } = counted();
    const db = handle();
    await find(db, 1);
    await find(db, 1);
    expect(asked).toEqual([[1], [1]]);
  });

  it('stay with their database', async () => {
    const { asked, find } = counted();
    await Promise.all([find(handle(), 1), find(handle(), 2)]);
    expect(asked).toEqual([[1], [2]]);
  });

  it('fail together, and the next ones do not', async () => {
    let broken = true;
    const find = batchedRead(async (_db, keys: readonly number[]) => {
      if (broken) throw new Error('gone');
      return new Map(keys.map((key) => [key, key]));
    });
    const db = handle();
    const settled = await Promise.allSettled([find(db, 1), find(db, 2)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await find(db, 1)).toBe(1);
  });
});
