import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** Of all tests. Only a real fault lasts so long, on however slow a machine. */
const patience = { testTimeout: 5 * MINUTE, hookTimeout: 5 * MINUTE, teardownTimeout: MINUTE };

const onDatabase = (database: 'embedded' | 'postgres') => ({
  globalSetup: ['tests/support/global-setup.ts'],
  env: { TEST_DB: database },
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,web,tools,messages,run,demo,bench}/**/*.test.{ts,tsx}'],
          // Loaded once for all files: whoever stubs something puts it back.
          isolate: false,
          ...patience,
        },
      },
      ...(['embedded', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: `api-${database}`,
          include: ['tests/api/**/*.test.ts'],
          // The product is loaded once for all files; each has a server and a database of its own.
          isolate: false,
          ...onDatabase(database),
          ...patience,
        },
      })),
    ],
  },
});
