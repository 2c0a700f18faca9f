import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, live } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { tables } from '#server/db/index.ts';
import { notificationJobs, channelSenders } from '#server/features/notifications/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { markRead, write } from '../support/chats.ts';
import { findText } from '../support/find-text.ts';
import { addMan, addWoman, likeMember, blockMember } from '../support/members.ts';
import { addDevice, centreOf, listed, rowsFor, waitingFor } from '../support/notifications.ts';
import { addBuyer, as, payWith, placeOrder } from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows, changeProfile } from '../support/photos.ts';
import { review } from '../support/reviews.ts';
import { addStaff } from '../support/staff.ts';
import { receivedOn, listen, nextEvent, openSocket, sessionHeader } from '../support/sockets.ts';
import { waitFor } from '../support/wait.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;
const paying = { paidUser: true, credits: 1000 };
const host = '127.0.0.1';

beforeEach(async () => {
  mara = await addWoman(app.core, 'Mara', {}, paying);
  aart = await addMan(app.core, 'Aart', {}, paying);
});

const unlike = (who: Person, whom: Person) =>
  app.as(who)(api.unlike, { body: { member: whom.profileId } });
const visit = (who: Person, whom: Person) =>
  app.as(who)(api.visit, { body: { member: whom.profileId } });
const see = (who: Person, ids?: string[]) =>
  app.as(who)(api.notificationsSeen, { body: ids ? { ids } : {} });

const forget = async () => {
  const jobs = notificationJobs(app.core, channelSenders);
  await jobs.find(({ name }) => name === 'forget-notifications')?.run({});
};

describe('the notification centre', () => {
  it('[NOTE-1] tells of a conversation, and counts its messages until they are seen', async () => {
    const { message } = await write(app, mara, aart);
    await write(app, mara, aart);
    const { notifications, unseen } = await centreOf(app, aart);
    expect(unseen).toBe(1);
    expect(await app.as(aart)(api.notificationsUnseen)).toEqual({ unseen: 1 });
    expect(notifications).toMatchObject([
      {
        kind: 'conversation',
        count: 2,
        member: { id: mara.profileId, name: 'Mara', fictional: false, photo: null },
        path: linkTo('chats-id', { id: message.conversation }),
        seen: false,
      },
    ]);
    await markRead(app, aart, message.conversation, 2);
    expect(await listed(app, aart)).toEqual([]);
    await write(app, mara, aart);
    expect(await listed(app, aart)).toEqual(['message 1 Mara']);
    // Seen, but not read: what comes next takes its place, with all that is still to be read.
    await app.as(aart)(api.notificationsSeen, { body: {} });
    expect(await listed(app, aart)).toEqual(['message 1 Mara seen']);
    await write(app, mara, aart);
    expect(await listed(app, aart)).toEqual(['message 2 Mara']);
    expect(await rowsFor(app.core, aart)).toHaveLength(1);
    await markRead(app, aart, message.conversation, 4);
    expect(await listed(app, aart)).toEqual([]);
    expect(await listed(app, mara)).toEqual([]);
  });

  it('[NOTE-1] tells nothing of muted conversations, and forgets deleted ones', async () => {
    const { conversation } = (await write(app, mara, aart)).message;
    await app.as(aart)(api.chatDelete, { body: { conversation } });
    expect(await listed(app, aart)).toEqual([]);
    await app.as(aart)(api.conversationUpdate, { body: { conversation, muted: true } });
    await write(app, mara, aart);
    expect(await listed(app, aart)).toEqual([]);
    expect(await waitingFor(app.core, aart, 'new_messages')).toEqual([]);
  });

  it('[NOTE-1] forgets a message that was taken back before it was read', async () => {
    const { conversation, no } = (await write(app, mara, aart)).message;
    await app.as(mara)(api.messageDelete, { body: { conversation, no } });
    expect(await listed(app, aart)).toEqual([]);
  });

  it('[NOTE-1] tells of likes until the profile behind them is opened', async () => {
    await likeMember(app, mara, aart);
    expect(await centreOf(app, aart)).toMatchObject({
      notifications: [{ kind: 'like', path: linkTo('likes-m-id', { id: mara.profileId }) }],
    });
    await visit(aart, mara);
    expect(await listed(app, aart)).toEqual(['like 1 Mara seen']);
  });

  it('[NOTE-1] tells both of a match, and the one who made it has seen it', async () => {
    await likeMember(app, mara, aart);
    await likeMember(app, aart, mara);
    expect(await listed(app, mara)).toEqual(['match 1 Aart']);
    expect((await listed(app, aart)).toSorted()).toEqual(['like 1 Mara seen', 'match 1 Mara seen']);
    await app.as(mara)(api.matchSeen, { body: { member: aart.profileId } });
    expect(await listed(app, mara)).toEqual(['match 1 Aart seen']);
  });

  it('[NOTE-1] takes a like back with what was told of it', async () => {
    await likeMember(app, mara, aart);
    await unlike(mara, aart);
    expect(await listed(app, aart)).toEqual([]);
    await likeMember(app, aart, mara);
    await likeMember(app, mara, aart);
    await unlike(mara, aart);
    expect(await rowsFor(app.core, aart)).toEqual([]);
    expect(await listed(app, mara)).toEqual(['like 1 Aart seen']);
  });

  it('[NOTE-1] tells of visits once a day, and names visitors to premium members', async () => {
    const free = await addMan(app.core, 'Free');
    await visit(mara, aart);
    await visit(mara, aart);
    await visit(mara, free);
    expect(await listed(app, aart)).toEqual(['visit 1 Mara']);
    expect(await centreOf(app, free)).toMatchObject({
      notifications: [{ member: null, path: linkTo('likes-type', { type: 'visitors' }) }],
    });
    app.clock.forward({ days: 1 });
    await visit(mara, aart);
    expect(await listed(app, aart)).toEqual(['visit 2 Mara']);
    expect(await waitingFor(app.core, aart)).toEqual([]);
  });

  it('[NOTE-1] tells nothing of the likes and visits of people who hide', async () => {
    await changeProfile(app.core, mara, { invisible: true });
    await likeMember(app, mara, aart);
    await visit(mara, aart);
    expect(await listed(app, aart)).toEqual([]);
    await write(app, mara, aart);
    expect(await listed(app, aart)).toEqual(['conversation 1 Mara']);
  });

  it('[NOTE-1] names nobody who hides since', async () => {
    await likeMember(app, mara, aart);
    await changeProfile(app.core, mara, { invisible: true });
    expect(await listed(app, aart)).toEqual(['like 1 -']);
  });

  it('[NOTE-1] forgets everything between two of whom one blocks the other', async () => {
    await likeMember(app, mara, aart);
    await write(app, mara, aart);
    await visit(aart, mara);
    await blockMember(app, aart, mara);
    expect(await listed(app, aart)).toEqual([]);
    expect(await listed(app, mara)).toEqual([]);
  });

  it('[NOTE-1] tells of payments until the buyer looks at the order', async () => {
    const buyer = await addBuyer(app);
    const { order, reference } = await placeOrder(app, buyer);
    await payWith(app, reference);
    const { notifications } = await waitFor(async () => {
      const centre = await centreOf(app, buyer);
      return centre.notifications.length > 0 ? centre : null;
    }, 'word of the payment');
    expect(notifications).toMatchObject([
      {
        kind: 'payment',
        member: null,
        path: linkTo('transactions-id', { id: order.id }),
        facts: { outcome: 'completed', credits: 30, minor: order.minor, currency: 'EUR' },
      },
    ]);
    await as(app, buyer)(api.orderCheck, { body: { id: order.id } });
    expect(await listed(app, buyer)).toEqual(['payment 1 - seen']);
  });

  it('[NOTE-1] tells what moderators decided', async () => {
    const staff = await addStaff(app.core, ['moderator']);
    const [photo] = await addPhotoRows(app.core, mara, [{ status: 'pending' }]);
    const which = { kind: 'photo', id: photo?.id ?? '' } as const;
    await review(app, staff, { ...which, decision: 'rejected', reason: 'unclear' });
    expect(await centreOf(app, mara)).toMatchObject({
      notifications: [
        {
          kind: 'moderation',
          path: linkTo('profile'),
          facts: { about: 'photo', decision: 'rejected', reason: 'unclear' },
        },
      ],
    });
  });

  it('[NOTE-1] says of fictional people that they are', async () => {
    const actor = await addWoman(app.core, 'Fay', { fictional: true }, paying);
    await write(app, actor, aart);
    expect((await centreOf(app, aart)).notifications).toMatchObject([
      { member: { name: 'Fay', fictional: true } },
    ]);
  });

  it('[NOTE-1] is read page by page, and nothing is shown twice or left out', async () => {
    const people = [];
    for (let number = 0; number < limits.notifications.page + 3; number += 1) {
      const someone = await addWoman(app.core, `Wanda ${number}`, {}, paying);
      await write(app, someone, aart);
      people.push(someone.name);
    }
    const first = await centreOf(app, aart);
    expect(first.notifications).toHaveLength(limits.notifications.page);
    await write(app, mara, aart);
    const second = await centreOf(app, aart, first.next ?? '');
    expect(second.next).toBeNull();
    const names = [...first.notifications, ...second.notifications].map(
      ({ member }) => member?.name,
    );
    expect(names.toReversed()).toEqual(people);
    await expect(centreOf(app, aart, 'forged')).rejects.toMatchObject({ status: 400 });
  });

  it('[NOTE-1] is seen by its owner only', async () => {
    await likeMember(app, mara, aart);
    const [{ id } = { id: '' }] = (await centreOf(app, aart)).notifications;
    expect(await see(mara, [id, randomUUID()])).toEqual({ unseen: 0 });
    expect(await listed(app, aart)).toEqual(['like 1 Mara']);
    expect(await see(aart, [id])).toEqual({ unseen: 0 });
    await write(app, mara, aart);
    expect(await see(aart)).toEqual({ unseen: 0 });
    expect((await centreOf(app, aart)).notifications.every(({ seen }) => seen)).toBe(true);
  });

  it('[NOTE-1] is the same in all tabs at once', async () => {
    const origin = await listen(app);
    const socket = openSocket(origin, sessionHeader(aart.session));
    await nextEvent(socket, 'connect');
    const heard = receivedOn(socket, live.notified);
    const until = (count: number) =>
      waitFor(async () => (heard.length >= count ? heard : null), `${count} events`);
    await addPhotoRows(app.core, mara, [{}]);
    await app.as({ host, session: mara.session })(api.like, { body: { member: aart.profileId } });
    await until(1);
    await see(aart);
    await until(2);
    const { notifications } = await centreOf(app, aart);
    await app.as({ host, session: mara.session })(api.unlike, { body: { member: aart.profileId } });
    await until(3);
    socket.disconnect();
    expect(heard).toEqual([
      { notification: { ...notifications[0], seen: false }, unseen: 1 },
      { notification: null, unseen: 0 },
      { notification: null, gone: [notifications[0]?.id], unseen: 0 },
    ]);
    expect(notifications[0]?.member?.photo).not.toBeNull();
  });
});

describe('what happened', () => {
  it('[NOTE-1] goes with whom it happened to, and with who did it', async () => {
    await addDevice(app.core, aart);
    await addDevice(app.core, mara);
    await likeMember(app, mara, aart);
    await write(app, aart, mara);
    const closed = { deletedAt: new Date(0), status: 'deleted' as const };
    await app.core.db.update(tables.users).set(closed).where(eq(tables.users.id, mara.id));
    await runJob(app, 'erase-accounts');
    expect(await rowsFor(app.core, aart)).toEqual([]);
    expect(await rowsFor(app.core, mara)).toEqual([]);
    const held = (await findText(app, mara.id)).filter(
      (table) => table !== 'public.credit_entries',
    );
    expect(held).toEqual([]);
  });

  it('[NOTE-1] is forgotten after 90 days', async () => {
    await likeMember(app, mara, aart);
    app.clock.forward({ days: limits.notifications.retentionDays - 1 });
    await forget();
    expect(await rowsFor(app.core, aart)).toHaveLength(1);
    app.clock.forward({ days: 2 });
    await forget();
    expect(await rowsFor(app.core, aart)).toEqual([]);
  });
});
