import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** Of all tests. Only a real fault lasts so long, on however slow a machine. */
const patience = { testTimeout: 5 * MINUTE, hookTimeout: 5 * MINUTE, teardownTimeout: MINUTE };

const onDatabase = (name: string, database: 'embedded' | 'postgres', folders: string) => ({
  name,
  include: [`tests/${folders}/**/*.test.ts`],
  // The product is loaded once for all files, by Node as it runs; each has a server and a database.
  isolate: false,
  experimental: { viteModuleRunner: false },
  globalSetup: ['tests/support/global-setup.ts'],
  env: { TEST_DB: database },
  ...patience,
});

/** Whoever starts processes waits for them half of the time, and each of them keeps a core busy. */
const twoAtATime = { maxWorkers: 2, sequence: { groupOrder: 1 } };

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
      // What a database may answer in its own way runs on both; all else, and the browser tests, on
      // PostgreSQL, which takes a fifth of the time.
      { extends: true, test: onDatabase('api-embedded', 'embedded', 'both-databases') },
      { extends: true, test: onDatabase('api-postgres', 'postgres', '{both-databases,api,http}') },
      {
        extends: true,
        test: {
          ...onDatabase('process-embedded', 'embedded', 'process'),
          // The embedded database serves one process, over no connection that could be lost.
          exclude: [
            'tests/process/{worker,lost-connections,redis,replicas,several-webs,left-behind}.test.ts',
          ],
          ...twoAtATime,
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase('process-postgres', 'postgres', 'process'),
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/redis/global-setup.ts'],
          // How a start fails or reads its settings does not depend on the database, and what commands
          // do with rows is shown on both elsewhere.
          exclude: ['tests/process/{commands,folder,start}.test.ts'],
          ...twoAtATime,
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
