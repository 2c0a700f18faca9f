import { defineConfig } from 'vitest/config';

const api = (database: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${database}`,
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // The product is loaded once for all files; each has a server and a database of its own.
    isolate: false,
    env: { TEST_DB: database },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
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
          // Some read large lists on first use, and a busy machine is slow.
          testTimeout: 20_000,
          include: ['{contract,server,web,tools,messages,run,demo,bench}/**/*.test.{ts,tsx}'],
        },
      },
      api('embedded'),
      api('postgres'),
    ],
  },
});
