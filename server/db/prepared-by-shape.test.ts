import { describe, expect, it } from 'vitest';
import type { Db } from './database.ts';
import { preparedByShape } from './prepared-by-shape.ts';

const database = () => ({}) as Db;

describe('a query in many shapes', () => {
  const counted = () => {
    const built: string[] = [];
    const query = preparedByShape((_, shape: { name: string }) => {
      built.push(shape.name);
      return shape.name;
    });
    return { built, query };
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
    expect(built.filter((name) => name === 'common')).toHaveLength(1);
    expect(built.filter((name) => name === 'rare')).toHaveLength(2);
  });
});
