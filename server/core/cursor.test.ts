import { randomBytes } from 'node:crypto';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { tables } from '#server/db/index.ts';
import { comesAfter, latestFirst } from './cursor.ts';
import { createSeal } from './seal.ts';

const core = { seal: createSeal(randomBytes(32)) };
const position = { at: '2026-03-01T10:00:00.000Z', id: '0195504b-9b00-7000-8000-000000000000' };

describe('a cursor', () => {
  it('opens what it handed out, and nothing else', () => {
    const text = latestFirst.close(core, position) ?? '';
    expect(latestFirst.open(core, text)).toEqual(position);
    for (const wrong of ['', 'x', core.seal.close({ at: position.at })]) {
      expect(() => latestFirst.open(core, wrong)).toThrow('invalid_input');
    }
    expect(() => latestFirst.open(core, text, () => false)).toThrow('invalid_input');
  });

  it('is absent before the first page and after the last', () => {
    expect(latestFirst.open(core, undefined)).toBeNull();
    expect(latestFirst.close(core, undefined)).toBeNull();
  });

  it('compares all columns at once, so that an index serves the page', () => {
    const { createdAt, id } = tables.orders;
    const { sql, params } = new PgDialect().sqlToQuery(
      comesAfter([createdAt, position.at], [id, position.id]),
    );
    expect(sql).toBe('("orders"."createdAt", "orders"."id") < ($1, $2)');
    expect(params).toEqual([position.at, position.id]);
  });
});
