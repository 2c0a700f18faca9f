import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);

/** Made before there was an installation whose rows they could meet. */
const FIRST = ['0000', '0001'];

const unfillable = (statements: string): string[] =>
  [...statements.matchAll(/ALTER TABLE "(\w+)" ADD COLUMN ("\w+"[^;]*)/g)]
    .filter(([, , column = '']) => /\bNOT NULL\b/.test(column) && !/\bDEFAULT\b/.test(column))
    .map(([, table, column = '']) => `${table} ${column}`);

it('adds no column that the rows which are there cannot have', () => {
  expect(unfillable('ALTER TABLE "a" ADD COLUMN "b" boolean NOT NULL;')).toEqual([
    'a "b" boolean NOT NULL',
  ]);
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !FIRST.includes(file.slice(0, 4)))
    .flatMap((file) =>
      unfillable(readFileSync(new URL(file, folder), 'utf8')).map((column) => `${file}: ${column}`),
    );
  expect(found).toEqual([]);
});
