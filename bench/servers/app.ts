import type { AddressInfo } from 'node:net';
import { seedSites } from '#demo/seed.ts';
import { loadBuild } from '#run/build.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { addPerson } from '#tests/support/people.ts';
import { serveParent, settingsOf } from '../child.ts';
import type { AppReady, AppSettings } from './index.ts';
import { cpuTime } from './cpu-time.ts';

const { dataDir, databaseUrl, jobs } = settingsOf() as AppSettings;

// As an operator runs it: production, and a line in the log for every answer.
const config = readConfig({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  TEST_PAYMENTS: '1',
  // Limits count by network, and a load comes from one machine.
  TRUST_PROXY: '127.0.0.1',
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
});
const app = await createApp({ ...config, jobs });
await seedSites(app.core);
const { handle, clientDir } = await loadBuild();
await app.servePages(handle, clientDir);
const { session, name } = await addPerson(app.core, 'Robin');
await app.http.listen({ port: config.port, host: config.host });
const { port } = app.http.server.address() as AddressInfo;

serveParent({ port, pid: process.pid, session, name } satisfies AppReady, cpuTime, () =>
  app.close(),
);
