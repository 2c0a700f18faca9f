import { readFileSync } from 'node:fs';

const journal = JSON.parse(
  readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as { readonly entries: readonly { readonly when: number }[] };

/** By when the last migration of this release was made; the database keeps that of each that ran. */
const NEWEST = Math.max(...journal.entries.map(({ when }) => when));

export const READ_SCHEMA =
  'select max(created_at)::text as newest from drizzle.__drizzle_migrations';

/** The database is not as this release needs it, such as after an older backup was put in its place. */
export class SchemaOutdated extends Error {
  override name = 'SchemaOutdated';
}

/** A newer one will do: each migration is safe while the release before still runs. */
export const requireSchema = (rows: readonly unknown[]): void => {
  const [row] = rows as readonly { readonly newest: string | null }[];
  if (Number(row?.newest ?? 0) >= NEWEST) return;
  throw new SchemaOutdated('The database lacks migrations of this release.');
};
