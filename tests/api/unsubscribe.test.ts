import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { notificationTypes } from '#contract/notifications/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  itemOf,
  mailed,
  oneClickOf,
  plannedFor,
  stopsOf,
  tokenIn,
  userOf,
} from '../support/mailings.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';

const app = await appOfFile();
let bert: Person;
let made = 0;

beforeAll(async () => {
  bert = await addMan(app.core, 'Bert');
});

const reader = () => {
  made += 1;
  return addWoman(app.core, `Reader${made}`);
};

const like = (person: Person) => mailed(app, person, 'like', [itemOf('like', bert)]);

/** What a mail program sends when its owner presses its own button: no origin, no session. */
const click = (address: string, type = 'application/x-www-form-urlencoded') =>
  app.send('POST', address, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': type, 'sec-fetch-site': undefined },
  });

const disabledOf = async (person: Person) => (await userOf(app, person)).notificationsDisabled;

describe('one click in the mail program', () => {
  it('[NOTE-2] stops mails of that type, with the reason and the time', async () => {
    const anna = await reader();
    const address = oneClickOf(await like(anna));
    const answer = await click(address);
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(await disabledOf(anna)).toEqual(['like:email']);
    expect(await stopsOf(app, anna)).toEqual([
      { userId: anna.id, reason: 'list_unsubscribe', types: ['like'], at: expect.any(Date) },
    ]);
  });

  it('[NOTE-2] may come again, also as multipart, and adds the next type', async () => {
    const anna = await reader();
    const address = oneClickOf(await like(anna));
    const form =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const multipart = await app.send('POST', address, {
      body: form,
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': undefined },
    });
    expect(multipart.statusCode, multipart.payload).toBe(200);
    expect((await click(address)).statusCode).toBe(200);
    const other = await mailed(app, anna, 'new_messages', [itemOf('message', bert)]);
    expect((await click(oneClickOf(other))).statusCode).toBe(200);
    expect(await disabledOf(anna)).toEqual(['like:email', 'new_messages:email']);
    const [stop, ...more] = await stopsOf(app, anna);
    expect(more).toEqual([]);
    expect(stop?.types.toSorted()).toEqual(['like', 'new_messages']);
  });

  it('[NOTE-2] drops what waits to be mailed, and nothing else', async () => {
    const anna = await reader();
    const address = oneClickOf(await like(anna));
    const [since, dueAt] = [app.core.clock.now(), app.core.clock.now()];
    await app.core.db.insert(tables.outgoing).values(
      (['email', 'push'] as const).map((channel) => ({
        userId: anna.id,
        type: 'like' as const,
        channel,
        since,
        dueAt,
      })),
    );
    await click(address);
    expect((await plannedFor(app, anna)).map(({ channel }) => channel)).toEqual(['push']);
  });

  it('[NOTE-2] does nothing for a forged, foreign or misused token', async () => {
    const anna = await reader();
    const sent = await like(anna);
    const address = oneClickOf(sent);
    const mailId = /^<(.*)@/.exec(sent.headers?.['Message-ID'] ?? '')?.[1] ?? '';
    const forged = [
      `${address.slice(0, -3)}AAA`,
      `/api/unsubscribe.php?token=${mailId}`,
      `/api/unsubscribe.php?token=${app.core.seal.close(['unsubscribe', anna.id, 'everything'])}`,
      `/api/unsubscribe.php?token=${'a'.repeat(80)}`,
    ];
    for (const one of forged) expect((await click(one)).statusCode).toBe(404);
    expect((await click('/api/unsubscribe.php')).statusCode).toBe(400);
    // A page elsewhere cannot press it in the name of its visitor.
    const crossSite = await app.send('POST', address, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(crossSite.statusCode).toBe(403);
    expect(await disabledOf(anna)).toEqual([]);
    expect(await stopsOf(app, anna)).toEqual([]);
  });

  it('[NOTE-2] leaves what the member had switched off a choice of theirs', async () => {
    const anna = await reader();
    const sent = await like(anna);
    const body = { token: tokenIn(sent), type: 'like', on: false } as const;
    await app.as()(api.mailChoose, { body });
    await click(oneClickOf(sent));
    expect(await stopsOf(app, anna)).toEqual([]);
  });
});

describe('the choices behind the link of a mail', () => {
  it('[NOTE-2] are read without changing anything', async () => {
    const anna = await reader();
    const token = tokenIn(await like(anna));
    const read = () => app.as()(api.mailChoicesRead, { query: { token } });
    expect(await read()).toEqual({ type: 'like', off: [] });
    expect(await read()).toEqual({ type: 'like', off: [] });
    expect(await disabledOf(anna)).toEqual([]);
  });

  it('[NOTE-2] switch one type or all off and on again, without a login', async () => {
    const anna = await reader();
    const token = tokenIn(await like(anna));
    const choose = (body: { type?: (typeof notificationTypes)[number]; on: boolean }) =>
      app.as()(api.mailChoose, { body: { token, ...body } });
    expect(await choose({ type: 'like', on: false })).toEqual({ type: 'like', off: ['like'] });
    expect(await choose({ type: 'news', on: false })).toEqual({
      type: 'like',
      off: ['like', 'news'],
    });
    expect(await choose({ type: 'like', on: true })).toEqual({ type: 'like', off: ['news'] });
    expect((await choose({ on: false })).off).toEqual([...notificationTypes]);
    expect(await stopsOf(app, anna)).toEqual([]);
    expect((await choose({ on: true })).off).toEqual([]);
    expect(await disabledOf(anna)).toEqual([]);
  });

  it('[NOTE-2] leave pushes alone', async () => {
    const anna = await reader();
    const token = tokenIn(await like(anna));
    const { users } = tables;
    await app.core.db.update(users).set({ notificationsDisabled: ['like:push'] });
    await app.as()(api.mailChoose, { body: { token, on: false } });
    expect(await disabledOf(anna)).toContain('like:push');
    await app.as()(api.mailChoose, { body: { token, on: true } });
    expect(await disabledOf(anna)).toEqual(['like:push']);
    await app.core.db.update(users).set({ notificationsDisabled: [] });
  });

  it('[NOTE-2] take a stop back, as far as it is switched on again', async () => {
    const anna = await reader();
    const sent = await like(anna);
    await click(oneClickOf(sent));
    await click(oneClickOf(await mailed(app, anna, 'news', [newsItem()])));
    const token = tokenIn(sent);
    await app.as()(api.mailChoose, { body: { token, type: 'like', on: true } });
    expect((await stopsOf(app, anna)).map(({ types }) => types)).toEqual([['news']]);
    await app.as()(api.mailChoose, { body: { token, on: true } });
    expect(await stopsOf(app, anna)).toEqual([]);
  });

  it('[NOTE-2] are of no other site, and of nobody once the account is gone', async () => {
    const anna = await reader();
    const token = tokenIn(await like(anna));
    const body = { token, on: false };
    const { users } = tables;
    const refused = { answer: { code: 'not_found' } };
    const host = 'evergreen.localhost';
    await expect(app.as({ host })(api.mailChoose, { body })).rejects.toMatchObject(refused);
    expect(await disabledOf(anna)).toEqual([]);
    await app.core.db.delete(users).where(eq(users.id, anna.id));
    await expect(app.as()(api.mailChoicesRead, { query: { token } })).rejects.toMatchObject(
      refused,
    );
    await expect(app.as()(api.mailChoose, { body })).rejects.toMatchObject(refused);
    await expect(app.as()(api.unsubscribe, { query: { token } })).rejects.toMatchObject(refused);
  });
});

const newsItem = () => itemOf('news', null, { facts: { title: 'News', text: 'Good ones.' } });
