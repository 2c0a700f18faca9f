import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cookies } from '#contract/cookies.ts';
import { user } from '#contract/accounts/index.ts';
import type { Case } from '../case.ts';
import { fetchOnce } from '../fetch-once.ts';
import { getRequest, startLoad } from '../load.ts';
import type { Reading } from '../load.ts';
import { newDatabase, startApp, startBare } from '../servers/index.ts';
import { compare } from '../stats.ts';

const cookieOf = (session: string) => ({ cookie: `${cookies.session}=${session}` });

const rates = (readings: readonly Reading[]) => readings.map(({ perSecond }) => perSecond);
const cpu = (readings: readonly Reading[]) => readings.map(({ cpuPerAnswer }) => cpuPerAnswer);

export const benchmark: Case = {
  number: 10,
  title: 'Signed-in user.php ÷ bare node:http with the same JSON',
  goal: { least: 0.4 },
  unit: 'requests/s',
  run: async (bench) => {
    const [postgres, embedded] = [
      await startApp(bench, await newDatabase(bench)),
      await startApp(bench, null),
    ];
    const { bytes } = await fetchOnce(postgres.port, user.path, cookieOf(postgres.session));
    const file = join(bench.folder, 'user.json');
    await writeFile(file, bytes);
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const bare = await startBare(bench, [{ path: user.path, file, from: 'memory', headers }]);

    const measure = await startLoad(bench);
    const requestOf = (session: string) => [getRequest(user.path, cookieOf(session))];
    const readings = await measure({
      bare: { target: bare, requests: requestOf(postgres.session) },
      postgres: { target: postgres, requests: requestOf(postgres.session) },
      embedded: { target: embedded, requests: requestOf(embedded.session) },
    });
    return [
      {
        what: 'on PostgreSQL',
        ...compare(rates(readings.postgres), rates(readings.bare)),
        goal: benchmark.goal,
      },
      {
        what: 'on the embedded database',
        ...compare(rates(readings.embedded), rates(readings.bare)),
      },
      {
        what: 'processor time of the server, on PostgreSQL',
        unit: 'ms',
        ...compare(cpu(readings.postgres), cpu(readings.bare)),
      },
    ];
  },
};
