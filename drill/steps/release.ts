import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate, openPostgres } from '#server/db/index.ts';
import type { Step } from '../step.ts';
import { CALM_MS, checkAnswers, checkLedger, queryOn, seconds } from '../step.ts';

const MIGRATIONS = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

/** What a next release may add: a column that the one before does not know, and an index on a large table. */
const NEXT = `ALTER TABLE "messages" ADD COLUMN IF NOT EXISTS "drill" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_drill" ON "messages" ("drill") WHERE "drill" is not null;`;

const WITHOUT = `
  alter table messages drop column if exists drill;
  delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;

interface Journal {
  readonly entries: { idx: number; version: string; when: number; tag: string }[];
}

/** The migrations of this release and one more, in a folder of their own. */
const nextMigrations = async (folder: string): Promise<string> => {
  const copy = join(folder, 'migrations');
  await cp(MIGRATIONS, copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next-release' };
  const entries = [...journal.entries, next];
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await writeFile(join(copy, `${next.tag}.sql`), NEXT);
  return copy;
};

export const releaseRolledIn: Step = {
  title: 'The next release migrates while this one serves',
  run: async (drill) => {
    const { cluster, children, product, traffic, rate } = drill;
    const { direct } = cluster.urls;
    const folder = await nextMigrations(children.folder);
    const since = Date.now();
    const load = traffic.begin(rate);
    await pause(CALM_MS);
    const begun = Date.now();
    const database = await openPostgres({ url: direct, onError: () => undefined });
    try {
      await migrate(database, { folder });
    } finally {
      await database.close();
    }
    const migrated = Date.now();
    await product.restartWebs();
    await load.stop();
    const found = checkAnswers(drill, since);
    const ledger = await checkLedger(drill);
    await queryOn(direct, WITHOUT);
    return [
      { what: 'a column and an index more on messages', figure: seconds(begun, migrated) },
      { ...found, what: 'requests meanwhile, and while this release starts on it' },
      ...ledger,
    ];
  },
};
