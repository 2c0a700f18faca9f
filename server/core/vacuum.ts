import type { Job } from './jobs.ts';
import type { Database } from '#server/db/index.ts';

/** The embedded database has no autovacuum of its own. */
export const vacuum = (database: Database): Job<'vacuum-embedded-database'> => ({
  name: 'vacuum-embedded-database',
  schedule: '37 * * * *',
  run: async () => {
    if (database.kind === 'embedded') await database.client.exec('vacuum analyze');
  },
});
