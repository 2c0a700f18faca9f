import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../server/core/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';

let app: TestApp;
const ran: string[] = [];
const FAILS_ONCE = newId();
let failed = false;

beforeAll(async () => {
  app = await testApp();
  const run = async (payload: object) => {
    const { id } = payload as { id: string };
    if (id === FAILS_ONCE && !failed) {
      failed = true;
      throw new Error('not this time');
    }
    ran.push(id);
  };
  await app.core.jobs.work([{ name: 'test-backlog', run }]);
});

afterEach(() => void vi.restoreAllMocks());

afterAll(() => app.close());

const enqueue = (ids: readonly string[]) =>
  app.core.transact(async (tx) => {
    for (const id of ids) await app.core.jobs.enqueue(tx, 'test-backlog', { id });
  });

const haveRun = (ids: readonly string[], timeout: number) =>
  vi.waitFor(() => expect(ran).toEqual(expect.arrayContaining([...ids])), { timeout });

describe('jobs', () => {
  it('are worked off without waiting when many have gathered', async () => {
    const ids = Array.from({ length: 45 }, () => newId());
    await enqueue(ids);
    await haveRun(ids, 10_000);
  });

  it('that fail are logged, tried again, and leave their neighbours alone', async () => {
    const report = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const [before, after] = [newId(), newId()];
    await enqueue([before, FAILS_ONCE, after]);
    await haveRun([before, after, FAILS_ONCE], 25_000);
    expect(report).toHaveBeenCalledOnce();
  });
});
