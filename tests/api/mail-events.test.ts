import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { notificationTypes } from '#contract/notifications/index.ts';
import { tables } from '#server/db/index.ts';
import { signatureHeader } from '#server/features/notifications/mails/signature.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { itemOf, mailed, runMailJob, stopsOf, userOf } from '../support/mailings.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';

const SECRET = 'a secret that only the provider knows';

let bert: Person;
let made = 0;

const app = await appOfFile({ MAIL_EVENTS_SECRET: SECRET });

beforeAll(async () => {
  bert = await addMan(app.core, 'Bert');
});

const reader = () => {
  made += 1;
  return addWoman(app.core, `Reader${made}`);
};

type Told = Record<string, unknown>;

const eventOf = (event: string, more: Told = {}): Told => ({
  id: randomUUID(),
  event,
  at: app.core.clock.now().toISOString(),
  ...more,
});

const post = (body: string, signature: string | undefined, host?: string) =>
  app.send('POST', '/api/mail-event.php', {
    body,
    ...(host === undefined ? {} : { host }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': undefined,
      'mail-signature': signature,
    },
  });

const sign = (body: string, secret = SECRET, at = app.core.clock.now()) =>
  signatureHeader(secret, at, Buffer.from(body));

/** Word of the provider, as it would come. */
const tell = async (...events: readonly Told[]) => {
  const body = JSON.stringify(events);
  const answer = await post(body, sign(body));
  expect(answer.statusCode, answer.payload).toBe(200);
  expect(answer.json()).toEqual({ ok: true });
};

const ALL = notificationTypes.map((type) => `${type}:email`);

const stateOf = async (person: Person) => ({
  disabled: (await userOf(app, person)).notificationsDisabled.toSorted(),
  stops: (await stopsOf(app, person)).map(({ reason, types }) => [reason, types.toSorted()]),
});

const untouched = { disabled: [], stops: [] };

describe('word of the mail provider', () => {
  it.each(['bounce', 'spam_report'])('[NOTE-2] stops all mails after a %s', async (event) => {
    const anna = await reader();
    await tell(eventOf(event, { email: anna.email.toUpperCase(), bounce: 'hard' }));
    expect(await stateOf(anna)).toEqual({
      disabled: ALL.toSorted(),
      stops: [[event, notificationTypes.toSorted()]],
    });
  });

  it('[NOTE-2] stops one type when somebody unsubscribes there, or all if none is named', async () => {
    const [anna, bea] = [await reader(), await reader()];
    await tell(eventOf('unsubscribe', { email: anna.email, type: 'news' }));
    expect(await stateOf(anna)).toEqual({
      disabled: ['news:email'],
      stops: [['list_unsubscribe', ['news']]],
    });
    await tell(eventOf('unsubscribe', { email: bea.email }));
    expect((await stateOf(bea)).disabled).toEqual(ALL.toSorted());
  });

  it('[NOTE-2] knows a mail by its id, without the address', async () => {
    const anna = await reader();
    const sent = await mailed(app, anna, 'like', [itemOf('like', bert)]);
    const message_id = sent.headers?.['Message-ID'] ?? '';
    await tell(eventOf('unsubscribe', { message_id }));
    expect((await stateOf(anna)).disabled).toEqual(['like:email']);
    await tell(eventOf('bounce', { message_id: message_id.slice(1, -1) }));
    const { disabled, stops } = await stateOf(anna);
    expect(disabled).toEqual(ALL.toSorted());
    // What had stopped before keeps its own reason.
    expect(Object.fromEntries(stops as [string, string[]][])['bounce']).not.toContain('like');
  });

  it('[NOTE-2] counts once for each id', async () => {
    const anna = await reader();
    const bounce = eventOf('bounce', { email: anna.email });
    await tell(bounce);
    const { users, mailStops } = tables;
    await app.core.db.update(users).set({ notificationsDisabled: [] });
    await app.core.db.delete(mailStops);
    await Promise.all([tell(bounce), tell(bounce), tell(bounce, eventOf('opened'))]);
    expect(await stateOf(anna)).toEqual(untouched);
  });

  it('[NOTE-2] is no reason to stop: what may still arrive, and what is not about mails', async () => {
    const anna = await reader();
    const { email } = anna;
    await tell(
      eventOf('bounce', { email, bounce: 'soft' }),
      eventOf('delivered', { email }),
      eventOf('opened', { email }),
    );
    expect(await stateOf(anna)).toEqual(untouched);
  });

  it('[NOTE-2] changes nothing and tells nothing about an address that is not known here', async () => {
    const anna = await reader();
    const message_id = app.core.seal.close(['mail', randomUUID(), 'like']);
    await tell(
      eventOf('bounce', { email: 'nobody@people.example' }),
      eventOf('bounce'),
      eventOf('bounce', { message_id }),
      eventOf('bounce', { message_id: 'somebody@else.example' }),
    );
    expect(await stateOf(anna)).toEqual(untouched);
  });

  it('[NOTE-2] is about the site that it comes to', async () => {
    const elsewhere = await addPerson(app.core, 'Elsewhere', { siteId: 2 });
    const sent = await mailed(app, elsewhere, 'like', [itemOf('like', bert)]);
    const message_id = sent.headers?.['Message-ID'] ?? '';
    await tell(eventOf('bounce', { email: elsewhere.email }), eventOf('bounce', { message_id }));
    expect(await stateOf(elsewhere)).toEqual(untouched);
    const body = JSON.stringify([eventOf('bounce', { email: elsewhere.email })]);
    await post(body, sign(body), 'evergreen.localhost');
    expect((await stateOf(elsewhere)).disabled).toEqual(ALL.toSorted());
  });

  it('[NOTE-2] leaves mails alone that nobody can switch off', async () => {
    const anna = await reader();
    await tell(eventOf('bounce', { email: anna.email }));
    await app.as()(api.resetAsk, { body: { email: anna.email } });
    expect(await app.mailsTo(anna.email)).toHaveLength(1);
  });

  it('[NOTE-2] is forgotten after a while', async () => {
    await tell(eventOf('opened'));
    app.clock.forward({ days: 91 });
    await tell(eventOf('opened', { id: 'the only one' }));
    await runMailJob(app, 'forget-mail-events');
    const left = await app.core.db.select().from(tables.mailEvents);
    expect(left.map(({ id }) => id)).toEqual(['the only one']);
  });
});

describe('what is not word of the mail provider', () => {
  const forgeries: [string, (body: string) => string | undefined][] = [
    ['without a signature', () => undefined],
    ['with an empty one', () => ''],
    ['signed with another secret', (body) => sign(body, 'a guess of somebody who knows nothing')],
    ['signed for another body', (body) => sign(`${body} `)],
    [
      'with another time than the signed one',
      (body) => sign(body).replace(/t=\d+/, 't=1790000000'),
    ],
    ['with half a signature', (body) => sign(body).slice(0, -32)],
    ['that is too old', (body) => sign(body, SECRET, at(-301))],
    ['from the future', (body) => sign(body, SECRET, at(301))],
  ];
  const at = (seconds: number) => new Date(app.core.clock.now().getTime() + seconds * 1000);

  it.each(forgeries)('[NOTE-2] changes nothing: %s', async (_, signatureOf) => {
    const anna = await reader();
    const body = JSON.stringify([eventOf('bounce', { email: anna.email })]);
    const answer = await post(body, signatureOf(body));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'signature_invalid' });
    expect(await stateOf(anna)).toEqual(untouched);
  });

  it('[NOTE-2] is refused as a whole if one event cannot be read', async () => {
    const anna = await reader();
    const fine = eventOf('bounce', { email: anna.email });
    for (const wrong of ['{}', 'no JSON', JSON.stringify([fine, { event: 'bounce' }])]) {
      const answer = await post(wrong, sign(wrong));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input' });
    }
    expect(await stateOf(anna)).toEqual(untouched);
  });

  it('[NOTE-2] is everything where no secret is set', async () => {
    const bare = await testApp();
    const body = '[]';
    const answer = await bare.send('POST', '/api/mail-event.php', {
      body,
      headers: { 'content-type': 'application/json', 'mail-signature': sign(body, '') },
    });
    expect(answer.statusCode).toBe(400);
    await bare.close();
  });
});
