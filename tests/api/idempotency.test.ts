import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { exclusion } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { complaintFile } from '#contract/moderation.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { forgetKeys } from '#server/http/index.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { rowsOf } from '../support/database.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();

let calls = 0;
let name: string;
let key: string;

/** Each test has a writer and a key of its own. */
beforeEach(() => {
  calls += 1;
  name = `Writer ${calls}`;
  key = `key-of-test-${calls}`;
});

/** Files the same complaint; from ever new addresses, so that no limit is reached. */
const file = ({ body = {}, headers = {}, ...raw }: Raw = {}) => {
  calls += 1;
  return app.send('POST', complaintFile.path, {
    address: `10.0.${calls >> 8}.${calls & 255}`,
    headers: { 'idempotency-key': key, ...headers },
    body: {
      name,
      email: `${key}@people.example`,
      topic: 'payment',
      message: 'I was charged for something.',
      ...(body as object),
    },
    ...raw,
  });
};

const rows = () =>
  app.core.db.select().from(tables.complaints).where(eq(tables.complaints.name, name));

const mailsQueued = async () => {
  const to = `${key}@people.example`;
  const jobs = sql`select id from pgboss.job where name = 'send-mail' and data->>'to' = ${to}`;
  return (await rowsOf(app.core.db, jobs)).length;
};

describe('a write with a key', () => {
  it('[API-4] that comes twice is done once and answered twice', async () => {
    const [first, second] = [await file(), await file()];
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await rows()).toHaveLength(1);
    expect(await mailsQueued()).toBe(1);
  });

  it('[API-4] that comes ten times at once is done once and answered ten times', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => file()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await mailsQueued()).toBe(1);
  });

  it('[API-4] is refused when the key comes again with other data', async () => {
    const first = await file();
    const other = await file({ body: { topic: 'privacy' } });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'key_reused' });
    expect(other.payload).not.toContain(first.json<{ reference: string }>().reference);
    expect(await rows()).toMatchObject([{ topic: 'payment' }]);
  });

  it('[API-4] is refused when the key comes again with another call', async () => {
    await file();
    const body = { email: 'ada@people.example', months: 6 };
    const headers = { 'idempotency-key': key };
    const answer = await app.send('POST', exclusion.path, { body, headers });
    expect(answer.statusCode).toBe(409);
  });

  it('[API-4] tells nobody else what the first answer was', async () => {
    const [ada, bo] = [
      await addPerson(app.core, `Ada${calls}`),
      await addPerson(app.core, `Bo${calls}`),
    ];
    const answers = [
      await file({ session: ada.session }),
      await file({ session: bo.session }),
      await file(),
    ];
    expect(new Set(answers.map((answer) => answer.json<{ key: string }>().key)).size).toBe(3);
    const owners = (await rows()).map(({ userId }) => userId);
    expect(new Set(owners)).toEqual(new Set([ada.id, bo.id, null]));
  });

  it('[API-4] means another thing on another site', async () => {
    const [here, there] = [await file(), await file({ host: 'evergreen.localhost' })];
    expect(there.json()).not.toEqual(here.json());
    const sites = (await rows()).map(({ siteId }) => siteId);
    expect(new Set(sites)).toEqual(new Set([1, 2]));
  });
});

describe('a key', () => {
  it('[API-4] is not used up by input that is refused', async () => {
    expect((await file({ body: { topic: 'weather' } })).statusCode).toBe(400);
    expect((await file()).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('[API-4] is not used up by a call that fails half-way', async () => {
    const confirm = (token: string) =>
      app.send('PUT', exclusion.path, { body: { token }, headers: { 'idempotency-key': key } });
    expect((await confirm('x'.repeat(43))).statusCode).toBe(410);
    expect((await confirm('y'.repeat(43))).statusCode).toBe(410);
    const kept = await app.core.db
      .select()
      .from(tables.idempotencyKeys)
      .where(eq(tables.idempotencyKeys.key, hashOf(key)));
    expect(kept).toEqual([]);
  });

  it('[API-4] is remembered for 24 hours and free again after that', async () => {
    const first = await file();
    app.clock.forward({ hours: limits.idempotencyHours - 1 });
    await forgetKeys(app.core).run({});
    expect((await file()).json()).toEqual(first.json());

    app.clock.forward({ hours: 1, seconds: 1 });
    await forgetKeys(app.core).run({});
    const later = await file();
    expect(later.statusCode).toBe(200);
    expect(later.json()).not.toEqual(first.json());
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['short', 'seven77'],
    ['long', 'x'.repeat(65)],
    ['empty', ''],
    ['of other characters', 'not a key at all'],
    ['of other letters', 'clé-étrangère'],
  ])('[API-4] that is %s is refused', async (_, bad) => {
    const answer = await file({ headers: { 'idempotency-key': bad } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { 'idempotency-key': { code: 'invalid' } },
    });
    expect(await rows()).toEqual([]);
  });

  it('[API-4] is stored as a hash, and hides what came with it from guesses', async () => {
    const keys = [key, `${key}-other`];
    const body = { email: 'same@people.example' };
    const kept = [];
    for (const one of keys) {
      await file({ body, headers: { 'idempotency-key': one } });
      kept.push(
        ...(await app.core.db
          .select()
          .from(tables.idempotencyKeys)
          .where(eq(tables.idempotencyKeys.key, hashOf(one)))),
      );
    }
    expect(new Set(kept.map(({ requestHash }) => requestHash)).size).toBe(2);
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  it('[API-4] is needed only by who sends again', async () => {
    const none = { headers: { 'idempotency-key': undefined } };
    const [first, second] = [await file(none), await file(none)];
    expect(second.json()).not.toEqual(first.json());
    expect(await rows()).toHaveLength(2);
  });
});
