import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { live } from '#contract/index.ts';
import { createWorker } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { tables } from '#server/db/index.ts';
import { deliverDue } from '#server/features/notifications/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { freshPostgresUrl } from '../support/database.ts';
import { recordChannels, untilDelivered } from '../support/notifications.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { receivedOn, listen, nextEvent, openSocket, sessionHeader } from '../support/sockets.ts';
import { LONG_TIMEOUTS, waitFor } from '../support/wait.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'test-where': NoPayload;
  }
}

/** The embedded database serves one process, which does everything itself. */
describe('a worker beside the web process', () => {
  const ears = recordChannels();
  const ran: string[] = [];
  let web: TestApp;
  let worker: Awaited<ReturnType<typeof createWorker>>;
  let dataDir: string;

  beforeAll(async () => {
    const env = { ...LONG_TIMEOUTS, DATABASE_URL: await freshPostgresUrl(), TEST_PAYMENTS: '1' };
    web = await testApp({ ...env, JOBS: '0' });
    dataDir = await mkdtemp(join(tmpdir(), 'duet-worker-'));
    const settings = { NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env };
    worker = await createWorker(readConfig(settings), { senders: ears, clock: web.clock });
    const job = (where: string) =>
      ({ name: 'test-where', run: async () => void ran.push(where) }) as const;
    await web.core.jobs.offer([job('web')]);
    await worker.core.jobs.work([job('worker')]);
  });

  afterAll(async () => {
    await worker.close();
    await web.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('[OPS-16] does the jobs that the web process leaves alone', async () => {
    await web.core.transact((tx) => web.core.jobs.enqueue(tx, 'test-where', {}));
    await waitFor(async () => (ran.length > 0 ? ran : null), 'the job');
    expect(ran).toEqual(['worker']);
  });

  it('[OPS-16] tells how it is, and serves nothing else', async () => {
    const ask = (url: string) => worker.http.inject({ method: 'GET', url });
    expect((await ask('/healthz')).payload).toBe('ok');
    expect((await ask('/readyz')).payload).toBe('ready');
    expect((await ask('/metrics')).payload).toContain('job_duration_seconds');
    expect((await ask('/api/settings.php')).statusCode).toBe(404);
    expect((await ask('/')).statusCode).toBe(404);
  });

  it('[NOTE-1] sends what became due, whoever recorded it', async () => {
    const ada = await addPerson(web.core, 'Ada');
    const now = web.core.clock.now();
    const row = { userId: ada.id, type: 'reminders', channel: 'email' } as const;
    await web.core.db.insert(tables.outgoing).values({ ...row, since: now, dueAt: now });
    await web.core.transact((tx) => web.core.jobs.enqueue(tx, 'send-notifications', {}));
    expect(await untilDelivered(ears, ada, 'email')).toEqual([
      { type: 'reminders', step: 0, about: [] },
    ]);
  });

  it('[NOTE-1] sends nothing that another process sends at the same moment', async () => {
    const others = recordChannels();
    const people: Person[] = [];
    for (let number = 0; number < 24; number += 1) {
      people.push(await addPerson(web.core, `Due${number}`));
    }
    const now = web.core.clock.now();
    await web.core.db.insert(tables.outgoing).values(
      people.map(({ id }) => ({
        userId: id,
        type: 'weekly_updates' as const,
        channel: 'email' as const,
        since: now,
        dueAt: now,
      })),
    );
    const drains = [web, worker, web, worker].map(({ core }) =>
      deliverDue(core, core === web.core ? others : ears),
    );
    await Promise.all(drains);
    const told = [...ears.delivered, ...others.delivered].filter(
      ({ type }) => type === 'weekly_updates',
    );
    expect(told.map(({ recipient }) => recipient.userId).toSorted()).toEqual(
      people.map(({ id }) => id).toSorted(),
    );
  });

  it('[OPS-16] reaches the tabs that the web process holds', async () => {
    const bo = await addPerson(web.core, 'Bo');
    const socket = openSocket(await listen(web), sessionHeader(bo.session));
    await nextEvent(socket, 'connect');
    const heard = receivedOn(socket, live.notified);
    const word = { notification: null, unseen: 0 };
    // Processes learn of each other by and by.
    await waitFor(async () => {
      await worker.core.transact((tx) =>
        sendLiveEvent(worker.core, tx, bo.id, live.notified, word),
      );
      return heard.length > 0 ? true : null;
    }, 'word from the worker');
    socket.disconnect();
    expect(heard[0]).toEqual(word);
  });
});
