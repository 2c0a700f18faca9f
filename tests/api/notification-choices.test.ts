import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { channels, notificationTypes } from '#contract/notifications/enums.ts';
import type { Channel, NotificationType, StopReason } from '#contract/notifications/enums.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { addDevice, centreOf } from '../support/notifications.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();
let ada: Person;

beforeEach(async () => {
  ada = await addPerson(app.core, 'Ada', { country: 'PL' });
});

const read = (person = ada) => app.as(person)(api.notificationChoices);
const flip = (type: NotificationType, channel: Channel, on: boolean) =>
  app.as(ada)(api.notificationChoose, { body: { switch: { type, channel, on } } });
const change = (body: object) =>
  app.send('PUT', '/api/notification-choices.php', { session: ada.session, body });

const stop = async (reason: StopReason, types: NotificationType[]) => {
  const { users, mailStops } = tables;
  await app.core.db
    .insert(mailStops)
    .values({ userId: ada.id, reason, types, at: new Date('2026-05-03T10:00:00Z') });
  const { disabled } = await read();
  const names = new Set([...disabled, ...types.map((type) => `${type}:email`)]);
  await app.core.db
    .update(users)
    .set({ notificationsDisabled: [...names] })
    .where(eq(users.id, ada.id));
};

describe('how a member wants to be told', () => {
  it('[NOTE-1] is everything by every way, at any hour, unless said otherwise', async () => {
    expect(await read()).toEqual({
      disabled: [],
      stops: [],
      quiet: null,
      time_zone: 'Europe/Warsaw',
      push_texts: false,
      devices: 0,
    });
    await addDevice(app.core, ada);
    expect(await read()).toMatchObject({ devices: 1 });
  });

  it('[NOTE-1] is switched for each type and way, and kept as the user tells it', async () => {
    for (const type of notificationTypes) {
      for (const channel of channels) {
        await flip(type, channel, false);
        await flip(type, channel, false);
      }
    }
    const all = notificationTypes.flatMap((type) =>
      channels.map((channel) => `${type}:${channel}`),
    );
    const { user } = await app.as(ada)(api.user);
    expect(user.notifications_disabled).toEqual(all);
    expect((await flip('like', 'push', true)).disabled).toEqual(
      all.filter((name) => name !== 'like:push'),
    );
  });

  it('[NOTE-1] survives many switches at once', async () => {
    await Promise.all(notificationTypes.map((type) => flip(type, 'push', false)));
    expect((await read()).disabled.toSorted()).toEqual(
      notificationTypes.map((type) => `${type}:push`).toSorted(),
    );
  });

  it('[NOTE-1] keeps hours, time zone and texts apart', async () => {
    await change({ quiet: { from: 22, to: 7 } });
    await change({ time_zone: 'america/new_york' });
    await change({ push_texts: true });
    expect(await read()).toMatchObject({
      quiet: { from: 22, to: 7 },
      time_zone: 'America/New_York',
      push_texts: true,
    });
    await change({ quiet: null });
    expect(await read()).toMatchObject({ quiet: null, time_zone: 'America/New_York' });
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ time_zone: '+02:00' }, 'time_zone'],
    [{ quiet: { from: 24, to: 3 } }, 'quiet.from'],
    [{ quiet: { from: 3, to: 3 } }, 'quiet.to'],
    [{ switch: { type: 'spam', channel: 'push', on: true } }, 'switch.type'],
    [{ resume: 'boredom' }, 'resume'],
  ])('[NOTE-1] is refused with a word on the field for %j', async (body, field) => {
    const answer = await change(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });
});

describe('mails that stopped', () => {
  it('[NOTE-2] are told with the reason, and come back when the member says so', async () => {
    await flip('news', 'email', false);
    await flip('like', 'push', false);
    await stop('bounce', ['like', 'new_messages']);
    expect(await read()).toMatchObject({
      disabled: ['news:email', 'like:push', 'like:email', 'new_messages:email'],
      stops: [
        { reason: 'bounce', types: ['like', 'new_messages'], at: '2026-05-03T10:00:00.000Z' },
      ],
    });
    const { disabled, stops } = await app.as(ada)(api.notificationChoose, {
      body: { resume: 'bounce' },
    });
    expect({ disabled, stops }).toEqual({ disabled: ['news:email', 'like:push'], stops: [] });
  });

  it('[NOTE-2] stay off for what stopped for another reason too', async () => {
    await stop('bounce', ['like', 'news']);
    await stop('list_unsubscribe', ['news']);
    const { disabled } = await app.as(ada)(api.notificationChoose, { body: { resume: 'bounce' } });
    expect(disabled).toEqual(['news:email']);
  });

  it('[NOTE-2] come back one by one through their switches', async () => {
    await stop('spam_report', ['like', 'news']);
    expect(await flip('like', 'email', true)).toMatchObject({
      disabled: ['news:email'],
      stops: [{ reason: 'spam_report', types: ['news'] }],
    });
    expect(await flip('news', 'email', true)).toMatchObject({ disabled: [], stops: [] });
  });
});

describe('a conversation in the centre', () => {
  it('[NOTE-1] is seen with the one row that stands for it, whatever is mailed of it', async () => {
    const paying = { paidUser: true, credits: 100 };
    const mara = await addPerson(app.core, 'Mara', paying);
    const notificationsDisabled = ['new_conversations:email'];
    const bo = await addPerson(app.core, 'Bo', { ...paying, notificationsDisabled });
    await write(app, mara, bo);
    await write(app, mara, bo);
    const { notifications } = await centreOf(app, bo);
    expect(notifications).toHaveLength(1);
    const ids = notifications.map(({ id }) => id);
    expect(await app.as(bo)(api.notificationsSeen, { body: { ids } })).toEqual({ unseen: 0 });
  });
});
