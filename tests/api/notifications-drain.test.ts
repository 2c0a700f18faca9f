import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { sendMessage } from '#server/features/chat/send-message.ts';
import { nextUsualHour } from '#server/features/notifications/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { markRead, write } from '../support/chats.ts';
import { rowsOf } from '../support/database.ts';
import { runContended, untilLockWait } from '../support/lock-contention.ts';
import { addMan, addWoman, likeMember } from '../support/members.ts';
import {
  recordChannels,
  send,
  deliveredTo,
  waitingFor,
  sendAfter,
  forgetSent,
} from '../support/notifications.ts';
import type { Person } from '../support/people.ts';

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

describe('reminders of what is not read', () => {
  it('[NOTE-1] come after a day, then later and later, three times', async () => {
    await write(app, mara, aart);
    await app.as(aart)(api.notificationsSeen, { body: {} });
    const expected = { type: 'unread_message_reminders', about: ['message 1 Mara'] };
    for (const [step, hours] of [24, 72, 168].entries()) {
      await sendAfter(app, ears, 60 * hours - 1);
      expect(mails()).toHaveLength(step);
      await sendAfter(app, ears, 1);
      expect(mails().at(-1)).toEqual({ ...expected, step });
    }
    await sendAfter(app, ears, 60 * 24 * 60);
    expect(mails()).toHaveLength(3);
    expect(await waitingFor(app.core, aart)).toEqual([]);
  });

  it('[NOTE-1] stop when everything is read, and begin anew with the next message', async () => {
    const { conversation } = (await write(app, mara, aart)).message;
    await app.as(aart)(api.notificationsSeen, { body: {} });
    await sendAfter(app, ears, 60 * 24);
    await markRead(app, aart, conversation, 1);
    await write(app, mara, aart);
    await app.as(aart)(api.notificationsSeen, { body: {} });
    await sendAfter(app, ears, 60 * 24);
    expect(mails().map(({ step }) => step)).toEqual([0, 0]);
    await markRead(app, aart, conversation, 2);
    await sendAfter(app, ears, 60 * 24 * 60);
    expect(mails()).toHaveLength(2);
    expect(await waitingFor(app.core, aart)).toEqual([]);
  });

  it('[NOTE-1] come a day after the message, also if others were read shortly before', async () => {
    const { conversation } = (await write(app, mara, aart)).message;
    await markRead(app, aart, conversation, 1);
    await sendAfter(app, ears, 60 * 20);
    await write(app, mara, aart);
    await app.as(aart)(api.notificationsSeen, { body: {} });
    await sendAfter(app, ears, 60 * 24 - 1);
    expect(mails()).toEqual([]);
    await sendAfter(app, ears, 1);
    expect(mails()).toMatchObject([{ type: 'unread_message_reminders', step: 0 }]);
  });

  it('[NOTE-1] come of what is written while others are read', async () => {
    const zoe = await addWoman(app.core, 'Zoe', {}, paying);
    const { conversation } = (await write(app, zoe, aart)).message;
    const site = await siteById(app.core, 1);
    if (!site) throw new Error('There is no site.');
    const sender = { userId: mara.id, profileId: mara.profileId, site };
    const words = { kind: 'text', text: 'Hello', clientId: randomUUID() } as const;
    const [result] = await runContended(
      app.core,
      (tx) => sendMessage(app.core, tx, sender, { ...words, member: aart.profileId }),
      [() => markRead(app, aart, conversation, 1)],
    );
    expect(result?.status).toBe('fulfilled');
    await app.as(aart)(api.notificationsSeen, { body: {} });
    for (const [step, hours] of [24, 72].entries()) {
      await sendAfter(app, ears, 60 * hours);
      expect(mails()).toHaveLength(step + 1);
      expect(mails().at(-1)).toMatchObject({ step, about: ['message 1 Mara'] });
    }
  });
});

describe('several who send at once', () => {
  it('[NOTE-1] send each thing once', async () => {
    const people: Person[] = [];
    for (let number = 0; number < 12; number += 1) {
      const someone = await addMan(app.core, `Abel ${number}`);
      await likeMember(app, mara, someone);
      people.push(someone);
    }
    minutes(60);
    await Promise.all([send(app, ears), send(app, ears), send(app, ears)]);
    for (const someone of people) expect(mails(someone)).toHaveLength(1);
  });

  it('[NOTE-1] lose nothing that happens while they do', async () => {
    await write(app, mara, aart);
    minutes(5);
    const zoe = await addWoman(app.core, 'Zoe', {}, paying);
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    ears.beforeSend = async () => {
      ears.beforeSend = null;
      begun.resolve();
      await goOn.promise;
    };
    const sending = send(app, ears);
    await begun.promise;
    const writing = write(app, zoe, aart);
    await untilLockWait(app.core);
    goOn.resolve();
    await Promise.all([sending, writing]);
    await sendAfter(app, ears, 5);
    expect(mails().map(({ about }) => about)).toEqual([
      ['conversation 1 Mara'],
      ['conversation 1 Zoe'],
    ]);
  });
});

describe('what goes wrong in the middle', () => {
  it('[NOTE-1] leaves everything there, and it is sent once later', async () => {
    await likeMember(app, mara, aart);
    minutes(60);
    ears.beforeSend = () => Promise.reject(new Error('The wire was cut.'));
    await expect(send(app, ears)).rejects.toThrow('Not everything could be told.');
    expect(mails()).toEqual([]);
    expect(await waitingFor(app.core, aart, 'like')).toHaveLength(1);
    ears.beforeSend = null;
    await sendAfter(app, ears, 10);
    await sendAfter(app, ears, 10);
    expect(mails()).toHaveLength(1);
  });

  it('[NOTE-1] for one keeps nobody else waiting', async () => {
    const bram = await addMan(app.core, 'Bram');
    await likeMember(app, mara, aart);
    await likeMember(app, mara, bram);
    minutes(60);
    ears.beforeSend = async (bundles) => {
      if (bundles.some(({ recipient }) => recipient.userId === aart.id)) throw new Error('No.');
    };
    await expect(send(app, ears)).rejects.toThrow('Not everything could be told.');
    expect(mails(bram)).toHaveLength(1);
    expect(mails()).toEqual([]);
  });
});

describe('the usual hour', () => {
  it('[NOTE-1] is learned from when a member is here, once for each hour', async () => {
    const { session } = aart;
    await app.core.db.delete(tables.readingHours);
    const hours: number[] = [];
    for (let day = 0; day < 3; day += 1) {
      app.clock.forward({ days: 1 });
      hours.push(app.core.clock.now().getUTCHours());
      await app.as({ session })(api.user);
      await app.as({ session })(api.user);
    }
    const known = await app.core.db.select().from(tables.readingHours);
    expect(known).toEqual([{ userId: aart.id, hour: hours[0], times: 3 }]);
    const now = app.core.clock.now();
    const due = (await nextUsualHour(app.core.db, now))({
      userId: sql`${aart.id}::uuid`,
      country: sql`'NL'`,
    });
    const [row] = await rowsOf<{ due: string }>(app.core.db, sql`select ${due} as due`);
    expect(new Date(row?.due ?? 0)).toEqual(now);
  });
});
