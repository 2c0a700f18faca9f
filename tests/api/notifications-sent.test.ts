import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { notificationTypes } from '#contract/notifications/enums.ts';
import type { NotificationType } from '#contract/notifications/enums.ts';
import { tables } from '#server/db/index.ts';
import { hourIn } from '#server/features/notifications/hours.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { tellEverybody } from '../support/announcements.ts';
import { markRead, write } from '../support/chats.ts';
import { addMan, addWoman, likeMember } from '../support/members.ts';
import {
  addDevice,
  recordChannels,
  send,
  deliveredTo,
  untilDelivered,
  waitingFor,
  sendAfter,
  forgetSent,
} from '../support/notifications.ts';
import type { Person } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';

const ears = recordChannels();
let mara: Person;
let aart: Person;
const paying = { paidUser: true, credits: 1000 };

const app = await appOfFile({}, undefined, { senders: ears });

beforeEach(async () => {
  mara = await addWoman(app.core, 'Mara', {}, paying);
  aart = await addMan(app.core, 'Aart', {}, paying);
});

afterEach(() => forgetSent(app, ears));

const minutes = (count: number) => app.clock.forward({ seconds: 60 * count });
const mails = (person = aart) => deliveredTo(ears, person, 'email');
const pushes = (person = aart) => deliveredTo(ears, person, 'push');

const disable = (person: Person, ...names: string[]) =>
  app.core.db
    .update(tables.users)
    .set({ notificationsDisabled: names })
    .where(eq(tables.users.id, person.id));

const addOutgoing = (person: Person, type: NotificationType) =>
  app.core.db.insert(tables.outgoing).values({
    userId: person.id,
    type,
    channel: 'email',
    since: app.core.clock.now(),
    dueAt: app.core.clock.now(),
  });

describe('mails', () => {
  it('[NOTE-1] of a new conversation leave after five minutes, of messages after fifteen', async () => {
    const { conversation } = (await write(app, mara, aart)).message;
    await sendAfter(app, ears, 4);
    expect(mails()).toEqual([]);
    await sendAfter(app, ears, 1);
    expect(mails()).toEqual([
      { type: 'new_conversations', step: 0, about: ['conversation 1 Mara'] },
    ]);
    await markRead(app, aart, conversation, 1);
    await write(app, mara, aart);
    await sendAfter(app, ears, 14);
    expect(mails()).toHaveLength(1);
    await sendAfter(app, ears, 1);
    expect(mails().slice(1)).toEqual([
      { type: 'new_messages', step: 0, about: ['message 1 Mara'] },
    ]);
    await sendAfter(app, ears, 60);
    expect(mails()).toHaveLength(2);
  });

  it('[NOTE-1] tell once of a conversation that goes on unseen', async () => {
    const { conversation } = (await write(app, mara, aart)).message;
    await sendAfter(app, ears, 5);
    for (let hour = 0; hour < 3; hour += 1) {
      await write(app, mara, aart);
      await sendAfter(app, ears, 60);
    }
    expect(mails()).toHaveLength(1);
    await markRead(app, aart, conversation, 4);
    await write(app, mara, aart);
    await sendAfter(app, ears, 15);
    expect(mails()).toHaveLength(2);
  });

  it('[NOTE-1] of likes and matches leave together after an hour', async () => {
    const zoe = await addWoman(app.core, 'Zoe', {}, paying);
    await likeMember(app, aart, zoe);
    await likeMember(app, mara, aart);
    minutes(30);
    await likeMember(app, zoe, aart);
    await sendAfter(app, ears, 29);
    expect(mails()).toEqual([]);
    await sendAfter(app, ears, 1);
    expect(mails()).toEqual([{ type: 'like', step: 0, about: ['match 1 Zoe', 'like 1 Mara'] }]);
  });

  it('[NOTE-1] of twenty messages of three people are one', async () => {
    const people = [mara];
    for (const name of ['Nora', 'Olga']) people.push(await addWoman(app.core, name, {}, paying));
    for (let number = 0; number < 20; number += 1) {
      await write(app, people[number % 3] ?? mara, aart);
    }
    await sendAfter(app, ears, 5);
    expect(mails()).toEqual([
      {
        type: 'new_conversations',
        step: 0,
        about: ['conversation 7 Nora', 'conversation 7 Mara', 'conversation 6 Olga'],
      },
    ]);
    await sendAfter(app, ears, 60);
    expect(mails()).toHaveLength(1);
  });

  it('[NOTE-1] never tell what was seen before', async () => {
    const { conversation } = (await write(app, mara, aart)).message;
    await likeMember(app, mara, aart);
    minutes(3);
    await markRead(app, aart, conversation, 1);
    await app.as(aart)(api.visit, { body: { member: mara.profileId } });
    await sendAfter(app, ears, 90);
    expect(mails()).toEqual([]);
    await sendAfter(app, ears, 60 * 24);
    expect(mails()).toEqual([]);
    expect(await waitingFor(app.core, aart)).toEqual([]);
  });

  it('[NOTE-1] tell nothing of people who left, hide or were blocked meanwhile', async () => {
    const [hides, left] = [
      await addWoman(app.core, 'Hilda', {}, paying),
      await addWoman(app.core, 'Lea', {}, paying),
    ];
    await likeMember(app, hides, aart);
    await likeMember(app, left, aart);
    await likeMember(app, mara, aart);
    await write(app, mara, aart);
    await changeProfile(app.core, hides, { invisible: true });
    await changeProfile(app.core, left, { status: 'disabled' });
    await app.as(aart)(api.block, { body: { member: mara.profileId } });
    await sendAfter(app, ears, 90);
    expect(mails()).toEqual([]);
  });

  it('[NOTE-1] go to nobody who closed the account', async () => {
    await write(app, mara, aart);
    const gone = { status: 'deleted' as const };
    await app.core.db.update(tables.users).set(gone).where(eq(tables.users.id, aart.id));
    await sendAfter(app, ears, 60 * 25);
    expect(mails()).toEqual([]);
    expect(await waitingFor(app.core, aart)).toEqual([]);
  });
});

describe('a choice', () => {
  it.each(notificationTypes)('[NOTE-1] against %s by mail leaves all others', async (type) => {
    await disable(aart, `${type}:email`);
    for (const one of notificationTypes) await addOutgoing(aart, one);
    await write(app, mara, aart);
    for (const kind of ['news', 'promotion'] as const) await tellEverybody(app, ears, { kind });
    await likeMember(app, mara, aart);
    await sendAfter(app, ears, 0);
    const zoe = await addWoman(app.core, 'Zoe', {}, paying);
    const first = (await write(app, zoe, aart)).message;
    await app.as(aart)(api.notificationsSeen, { body: {} });
    await write(app, zoe, aart);
    expect(first.no).toBe(1);
    await sendAfter(app, ears, 60 * 25);
    const heard = new Set(mails().map((mail) => mail.type));
    expect(notificationTypes.filter((one) => !heard.has(one))).toEqual([type]);
  });

  it('[NOTE-1] made after it happened counts too', async () => {
    await write(app, mara, aart);
    await disable(aart, 'new_conversations:email');
    await sendAfter(app, ears, 60);
    expect(mails()).toEqual([]);
  });

  it('[NOTE-1] against new conversations still lets further messages through', async () => {
    await disable(aart, 'new_conversations:email');
    await write(app, mara, aart);
    await write(app, mara, aart);
    await sendAfter(app, ears, 60);
    expect(mails()).toEqual([{ type: 'new_messages', step: 0, about: ['message 1 Mara'] }]);
  });
});

describe('pushes', () => {
  it('[NOTE-3] leave by themselves right after the commit, to those who have a device', async () => {
    await addDevice(app.core, aart);
    const { conversation } = (await write(app, mara, aart)).message;
    await write(app, aart, mara);
    expect(await untilDelivered(ears, aart, 'push')).toEqual([
      { type: 'new_conversations', step: 0, about: ['conversation 1 Mara'] },
    ]);
    await markRead(app, aart, conversation, 1);
    await write(app, mara, aart);
    expect((await untilDelivered(ears, aart, 'push', 2))[1]).toEqual({
      type: 'new_messages',
      step: 0,
      about: ['message 1 Mara'],
    });
    expect(pushes(mara)).toEqual([]);
  });

  it('[NOTE-1] wait for the end of quiet hours where the member lives', async () => {
    await addDevice(app.core, aart);
    const zone = 'Pacific/Auckland';
    const hour = hourIn(zone, app.core.clock.now());
    const quiet = { from: hour, to: (hour + 2) % 24 };
    await app.as(aart)(api.notificationChoose, { body: { quiet, time_zone: zone } });
    await likeMember(app, mara, aart);
    await send(app, ears);
    await sendAfter(app, ears, 60);
    expect(pushes()).toEqual([]);
    const [waiting] = await waitingFor(app.core, aart, 'like').then((rows) =>
      rows.filter(({ channel }) => channel === 'push'),
    );
    expect(hourIn(zone, waiting?.dueAt ?? new Date(0))).toBe(quiet.to);
    await sendAfter(app, ears, 60);
    expect(await untilDelivered(ears, aart, 'push')).toHaveLength(1);
    // A mail makes no sound.
    expect(mails()).toHaveLength(1);
  });

  it('[NOTE-1] that wait leave when quiet hours are given up', async () => {
    await addDevice(app.core, aart);
    const hour = hourIn('Europe/Amsterdam', app.core.clock.now());
    const choose = app.as(aart);
    await choose(api.notificationChoose, { body: { quiet: { from: hour, to: (hour + 2) % 24 } } });
    await likeMember(app, mara, aart);
    await send(app, ears);
    expect(pushes()).toEqual([]);
    await choose(api.notificationChoose, { body: { quiet: null } });
    expect(await untilDelivered(ears, aart, 'push')).toHaveLength(1);
  });
});
