import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** Of all tests. Only a real fault lasts so long, on however slow a machine. */
const patience = { testTimeout: 5 * MINUTE, hookTimeout: 5 * MINUTE, teardownTimeout: MINUTE };

const onDatabase = (name: string, database: 'embedded' | 'postgres', folders: string) => ({
  name,
  include: [`tests/${folders}/**/*.test.ts`],
  // The product is loaded once for all files; each has a server and a database of its own.
  isolate: false,
  globalSetup: ['tests/support/global-setup.ts'],
  env: { TEST_DB: database },
  ...patience,
});

/** Processes that are started and killed have the machine to themselves, one after the other. */
const alone = (order: number) => ({ fileParallelism: false, sequence: { groupOrder: order } });

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than cores: tests wait for the database, for mails and for pictures.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,server,web,tools,messages,run,demo,drawing,bench}/**/*.test.{ts,tsx}',
          ],
          // Loaded once for all files: whoever stubs something puts it back.
          isolate: false,
          ...patience,
        },
      },
      // What is decided before a database is asked is the same on every one: `http` runs on one.
      { extends: true, test: onDatabase('api-embedded', 'embedded', '{api,http}') },
      { extends: true, test: onDatabase('api-postgres', 'postgres', 'api') },
      {
        extends: true,
        test: {
          ...onDatabase('process-embedded', 'embedded', 'process'),
          // The embedded database serves one process, over no connection that could be lost.
          exclude: ['tests/process/{worker,lost-connections}.test.ts'],
          ...alone(1),
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase('process-postgres', 'postgres', 'process'),
          // How a start fails or reads its settings does not depend on the database.
          exclude: ['tests/process/{folder,start}.test.ts'],
          ...alone(2),
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/engines/global-setup.ts'],
          env: { TEST_DB: 'embedded' },
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
