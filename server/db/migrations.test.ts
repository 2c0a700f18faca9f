import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./migrations/', import.meta.url);

const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** Migrations from a number on, by their files. */
const since = (first: number): string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) >= first);

const unfillable = (statements: string): string[] =>
  [...statements.matchAll(/ALTER TABLE "(\w+)" ADD COLUMN (?:IF NOT EXISTS )?("\w+"[^;]*)/g)]
    .filter(([, , column = '']) => /\bNOT NULL\b/.test(column) && !/\bDEFAULT\b/.test(column))
    .map(([, table, column = '']) => `${table} ${column}`);

it('adds no column that the rows which are there cannot have', () => {
  expect(unfillable('ALTER TABLE "a" ADD COLUMN "b" boolean NOT NULL;')).toEqual([
    'a "b" boolean NOT NULL',
  ]);
  // The first two were made before there was an installation whose rows they could meet.
  const found = since(2).flatMap((file) =>
    unfillable(read(file)).map((column) => `${file}: ${column}`),
  );
  expect(found).toEqual([]);
});

/** Tables with so many rows that nobody can wait until all of them were read, or written anew. */
const LARGE = [
  'audit_log',
  'chat_sides',
  'conversations',
  'credit_entries',
  'likes',
  'listings',
  'messages',
  'notifications',
  'orders',
  'photos',
  'profiles',
  'sessions',
  'stored_pictures',
  'swipes',
  'users',
  'visits',
].join('|');

/** What holds up everybody who writes a large table, for as long as it takes to go through it. */
const LOCKING = [
  // Asked for in these words, it is built before the migration while the table is written.
  new RegExp(`^CREATE (?:UNIQUE )?INDEX (?!IF NOT EXISTS )"\\w+" ON "(?:${LARGE})"`),
  new RegExp(`^ALTER TABLE "(?:${LARGE})" ALTER COLUMN "\\w+" SET (?:DATA TYPE|NOT NULL)`),
  new RegExp(`^ALTER TABLE "(?:${LARGE})" ADD CONSTRAINT (?!.* (?:NOT VALID|USING INDEX))`),
  // Old rows are filled in batches, by a job.
  new RegExp(`^UPDATE "(?:${LARGE})"`),
];

const locking = (statements: string): string[] =>
  statements
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => LOCKING.some((pattern) => pattern.test(statement)));

it('[SCALE-4] holds nobody up who writes a large table', () => {
  const slow = [
    'CREATE INDEX "x" ON "messages" USING btree ("no");',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (credits >= 0);',
    'UPDATE "users" SET credits = 0;',
  ];
  expect(locking(slow.join('--> statement-breakpoint\n'))).toEqual(slow);
  const quick = [
    'CREATE INDEX IF NOT EXISTS "x" ON "messages" USING btree ("no");',
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (credits >= 0) NOT VALID;',
    'CREATE INDEX "x" ON "sites" USING btree ("id");',
  ];
  expect(locking(quick.join('--> statement-breakpoint\n'))).toEqual([]);
  // Those before ran when no installation was large.
  expect(since(53).flatMap((file) => locking(read(file)).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});
