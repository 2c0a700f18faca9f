import { describe, expect, it } from 'vitest';
import type { Db } from './database.ts';
import { preparedByShape } from './prepared-by-shape.ts';

const database = () => ({}) as Db;

describe('a query in many shapes', () => {
  const counted = () => {
    const built: string[] = [];
    const names: string[] = [];
    const query = preparedByShape('sort', (_, shape: { name: string }, name) => {
      built.push(shape.name);
      names.push(name);
      return shape.name;
    });
    return { built, names, query };
  };

  it('is built once for each shape', () => {
    const { built, query } = counted();
    const db = database();
    const asked = ['a', 'b', 'a', 'b'].map((name) => query(db, { name }));
    expect(asked).toEqual(['a', 'b', 'a', 'b']);
    expect(built).toEqual(['a', 'b']);
  });

  it('is built for each database', () => {
    const { built, query } = counted();
    query(database(), { name: 'a' });
    query(database(), { name: 'a' });
    expect(built).toEqual(['a', 'a']);
  });

  it('is forgotten when nobody asked for it while many others were asked for', () => {
    const { built, query } = counted();
    const db = database();
    query(db, { name: 'rare' });
    for (let number = 0; number < 1000; number += 1) {
      query(db, { name: `other ${number}` });
      query(db, { name: 'common' });
    }
    query(db, { name: 'rare' });
    // Once, and once more under a name.
    expect(built.filter((name) => name === 'common')).toHaveLength(2);
    expect(built.filter((name) => name === 'rare')).toHaveLength(2);
  });

  it('has a name for the server once it is common, the same in each handle', () => {
    const { names, query } = counted();
    for (const db of [database(), database()])
      for (let number = 0; number < 100; number += 1) query(db, { name: 'common' });
    expect(names).toEqual(['', expect.stringMatching(/^sort_\w+$/), '', names[1]]);
  });

  it('leaves the server few names to keep, however many ways are common', () => {
    const { names, query } = counted();
    const db = database();
    for (let number = 0; number < 2000; number += 1) query(db, { name: `shape ${number % 50}` });
    const given = names.filter((name) => name !== '');
    expect(given.length).toBeGreaterThan(1);
    expect(given.length).toBeLessThan(50);
    expect(new Set(given).size).toBe(given.length);
  });
});
