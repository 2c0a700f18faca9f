import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MailRequest } from '#server/core/index.ts';
import { newId, queueMail } from '#server/core/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { FAST_RETRIES, waitFor } from '../support/wait.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'test-backlog': { id: string };
  }
}

const ran: string[] = [];
const FAILS_ONCE = newId();
const FAILS_ALWAYS = newId();
let failed = false;
const givenUp: string[] = [];

const app = await appOfFile({}, undefined, FAST_RETRIES);

beforeAll(async () => {
  const run = async ({ id }: { id: string }) => {
    if (id === FAILS_ONCE && !failed) {
      failed = true;
      throw new Error('not this time');
    }
    if (id === FAILS_ALWAYS) throw new Error('never');
    ran.push(id);
  };
  const onGivenUp = async ({ id }: { id: string }) => void givenUp.push(id);
  await app.core.jobs.work([{ name: 'test-backlog', run, onGivenUp }]);
});

afterEach(() => void vi.restoreAllMocks());

const enqueue = (ids: readonly string[]) =>
  app.core.transact(async (tx) => {
    for (const id of ids) await app.core.jobs.enqueue(tx, 'test-backlog', { id });
  });

const haveRun = (ids: readonly string[]) =>
  waitFor(async () => (ids.every((id) => ran.includes(id)) ? true : null), 'all to have run');

const isCalled = ({ mock }: { mock: { calls: unknown[] } }, times: number) =>
  waitFor(async () => (mock.calls.length >= times ? true : null), `${times} calls`);

describe('jobs', () => {
  it('are worked off without waiting when many have gathered', async () => {
    const ids = Array.from({ length: 45 }, () => newId());
    await enqueue(ids);
    await haveRun(ids);
  });

  it('that fail are logged, tried again, and leave their neighbours alone', async () => {
    const report = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const [before, after] = [newId(), newId()];
    await enqueue([before, FAILS_ONCE, after]);
    await haveRun([before, after, FAILS_ONCE]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('that were put off begin when they are due, though nobody announces it', async () => {
    const id = newId();
    await app.core.transact((tx) =>
      app.core.jobs.enqueue(tx, 'test-backlog', { id }, { afterSeconds: 1 }),
    );
    await haveRun([id]);
  });

  it('[OPS-13] that failed for the last time are given up, once', async () => {
    vi.spyOn(app.core.log, 'error').mockReturnValue();
    await app.core.transact(async (tx) => {
      await app.core.jobs.enqueue(tx, 'test-backlog', { id: FAILS_ALWAYS });
      // There are too many tries to wait for all of them.
      await tx.db.execute(sql`update pgboss.job set retry_limit = 1
        where name = 'test-backlog' and data ->> 'id' = ${FAILS_ALWAYS}`);
    });
    await waitFor(async () => (givenUp.length > 0 ? true : null), 'a job to be given up');
    expect(givenUp).toEqual([FAILS_ALWAYS]);
  });
});

describe('mails', () => {
  const reset = async (to: string): Promise<MailRequest> => {
    const site = await siteById(app.core, 1);
    if (!site) throw new Error('There is no such site.');
    const values = { name: 'Ada', hours: 1 };
    return {
      to,
      locale: 'en',
      site,
      template: 'reset',
      values,
      path: '/reset-password/do?token=t',
    };
  };
  const postAll = (requests: readonly MailRequest[]) =>
    app.core.transact(async (tx) => {
      for (const request of requests) await queueMail(app.core, tx, request);
    });
  const readers = (count: number) =>
    Array.from({ length: count }, (_, index) => `reader${index}@people.example`);

  it('[ACC-8] that somebody waits for leave before mailings that were there first', async () => {
    const { promise: hers, resolve } = Promise.withResolvers<void>();
    // The others wait for hers: as many are under way as leave at a time, and no more.
    const send = vi.spyOn(app.core.mail, 'send').mockImplementation(({ to }) => {
      if (to === 'ada@people.example') resolve();
      return hers;
    });
    const mailings = await Promise.all(
      readers(60).map(async (to) => ({
        ...(await reset(to)),
        mailing: { type: 'weekly_updates', token: 't', id: newId() } as const,
      })),
    );
    await postAll([...mailings, await reset('ada@people.example')]);
    await isCalled(send, 61);
    const order = send.mock.calls.map(([mail]) => mail.to);
    expect(order.indexOf('ada@people.example')).toBeLessThan(20);
  });

  it('do not wait for one that began before them and takes long', async () => {
    const { promise: slow, resolve } = Promise.withResolvers<void>();
    const send = vi
      .spyOn(app.core.mail, 'send')
      .mockImplementation(({ to }) => (to === 'slow@people.example' ? slow : Promise.resolve()));
    await postAll([await reset('slow@people.example')]);
    await isCalled(send, 1);
    await postAll(await Promise.all(readers(3).map(reset)));
    await isCalled(send, 4);
    resolve();
  });

  it('keep their name when they are tried again, so that a second copy can be told', async () => {
    const names: unknown[] = [];
    vi.spyOn(app.core.log, 'error').mockReturnValue();
    const send = vi.spyOn(app.core.mail, 'send').mockImplementation(async ({ headers }) => {
      names.push(headers?.['Message-ID']);
      if (names.length === 1) throw new Error('It was taken, and nobody heard.');
    });
    await postAll([await reset('ada@people.example')]);
    await isCalled(send, 2);
    expect(names[0]).toMatch(/^<[\w-]+@[\w.-]+>$/);
    expect(names[1]).toBe(names[0]);
  });

  it('do not wait for one that takes long', async () => {
    let begun = 0;
    const { promise: all, resolve } = Promise.withResolvers<void>();
    const send = vi.spyOn(app.core.mail, 'send').mockImplementation(() => {
      begun += 1;
      if (begun === 3) resolve();
      return all;
    });
    await postAll(await Promise.all(readers(3).map(reset)));
    await isCalled(send, 3);
    await all;
  });
});
