import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { gifts } from '#contract/chat/gifts.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { ledgerOf, chatsOf, rowsOf, twoPeople, unreadOf, write } from '../support/chats.ts';
import { runContended } from '../support/lock-contention.ts';
import { addMan } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

const app = await appOfFile();

const as = ({ session }: Person) => app.as({ session });

const outOfCredits = {
  status: 409,
  answer: {
    code: 'not_enough_credits',
    error: 'You do not have enough credits to send this message',
  },
};

/** Lets messages of one member meet where each waits for the one before it. */
const atOnce = (sender: Person, ...calls: (() => Promise<unknown>)[]) =>
  runContended(
    app.core,
    ({ db }) => db.select().from(tables.users).where(eq(tables.users.id, sender.id)).for('update'),
    calls,
  );

let men = 0;

const addOther = () => {
  men += 1;
  return addMan(app.core, `Other ${men}`, {}, { credits: 50, paidUser: true });
};

describe('a premium member', () => {
  it('[CHAT-5] pays each message from the first on, and the receiver nothing', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 5 });
    const first = await write(app, mara, aart);
    expect(first).toMatchObject({ credits: 3, prices: { text: 2, free: false } });
    expect((await write(app, mara, aart)).credits).toBe(1);
    await expect(write(app, mara, aart)).rejects.toMatchObject(outOfCredits);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 1, spends: 2, spent: 4 });
    expect(await ledgerOf(app.core, aart)).toMatchObject({ credits: 5, spends: 0 });
    expect(await unreadOf(app, aart)).toBe(2);
  });

  it('[CHAT-5] pays gifts and photos as the site sets their price', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 20 });
    const { gifts: offered } = await as(mara)(api.gifts);
    expect(offered).toHaveLength(gifts.length);
    expect(gifts.length).toBeGreaterThanOrEqual(24);
    await withSettings(app, { gift_credits: 9 }, async () => {
      const { message, credits } = await as(mara)(api.giftSend, {
        body: { member: aart.profileId, client_id: randomUUID(), gift: 'rose', text: 'For you' },
      });
      expect(message).toMatchObject({ kind: 'gift', gift: 'rose', text: 'For you' });
      expect(credits).toBe(11);
      expect((await as(mara)(api.gifts)).gifts[0]?.credits).toBe(9);
    });
    expect((await chatsOf(app, aart))[0]?.last).toMatchObject({ kind: 'gift', gift: 'rose' });
  });

  it('[CHAT-5] is not refused a message that took the last credits when it comes twice', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 2 });
    await write(app, aart, mara);
    const more = { client_id: randomUUID() };
    const once = () => write(app, mara, aart, 'Once', more);
    const [first, second] = await atOnce(mara, once, once);
    expect(first?.status).toBe('fulfilled');
    expect(second).toEqual(first);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 0, spends: 1, spent: 2 });
  });
});

describe('a free member', () => {
  const free = { paidUser: false, credits: 4 };

  it('[CHAT-6] begins two conversations for nothing, and no third', async () => {
    const [mara, aart] = await twoPeople(app.core, free);
    const [bram, cees] = [await addOther(), await addOther()];
    const open = (member: Person) =>
      as(mara)(api.conversation, { query: { member: member.profileId } });
    expect((await open(aart)).prices).toMatchObject({ text: 0, free: true, free_left: 2 });
    expect((await write(app, mara, aart)).credits).toBe(4);
    expect((await write(app, mara, bram)).credits).toBe(4);
    expect((await open(cees)).prices).toEqual({
      text: 2,
      photo: 4,
      gift: 6,
      free: false,
      free_left: 0,
      needs_premium: true,
    });
    await expect(write(app, mara, cees)).rejects.toMatchObject(outOfCredits);
    expect(await chatsOf(app, cees)).toEqual([]);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ begun: 2, spends: 0 });
  });

  it('[CHAT-6] pays what follows the first message, and answers', async () => {
    const [mara, aart] = await twoPeople(app.core, free);
    const first = await write(app, mara, aart);
    expect(first.prices).toMatchObject({ text: 2, free: false });
    await write(app, mara, aart);
    await write(app, mara, aart);
    await expect(write(app, mara, aart)).rejects.toMatchObject(outOfCredits);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 0, spends: 2, spent: 4 });
    await write(app, aart, mara);
    expect(await ledgerOf(app.core, aart)).toMatchObject({ credits: 2, begun: 0 });
  });

  it('[CHAT-6] gets no more than two by asking for many at once', async () => {
    const [mara] = await twoPeople(app.core, free);
    const others = await Promise.all(Array.from({ length: 6 }, addOther));
    const results = await Promise.allSettled(others.map((other) => write(app, mara, other)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await chatsOf(app, mara)).toHaveLength(2);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ begun: 2, credits: 4 });
  });

  it('[CHAT-6] begins one conversation with two messages at once, and pays the second', async () => {
    const [mara, aart] = await twoPeople(app.core, free);
    const bram = await addOther();
    for (const [index, other] of [aart, bram].entries()) {
      const text = () => write(app, mara, other);
      const results = await atOnce(mara, text, text);
      const [first, second] = [4 - 2 * index, 2 - 2 * index].map((credits) => ({
        status: 'fulfilled',
        value: { credits },
      }));
      expect(results).toMatchObject([first, second]);
      expect(await ledgerOf(app.core, mara)).toMatchObject({
        credits: 2 - 2 * index,
        begun: index + 1,
        spends: index + 1,
      });
    }
  });

  it('[CHAT-6] sends no second message at once with the first without credits', async () => {
    const [mara, aart] = await twoPeople(app.core, { ...free, credits: 0 });
    const text = () => write(app, mara, aart);
    expect(await atOnce(mara, text, text)).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: outOfCredits },
    ]);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 0, begun: 1, spends: 0 });
  });

  it('[CHAT-6] pays for an answer to who begins at the same moment', async () => {
    const [mara, aart] = await twoPeople(app.core, free);
    await Promise.all([write(app, mara, aart), write(app, aart, mara)]);
    const books = [await ledgerOf(app.core, mara), await ledgerOf(app.core, aart)];
    const [first, second] = books.toSorted((one, other) => other.begun - one.begun);
    expect(first).toMatchObject({ begun: 1, credits: 4, spends: 0 });
    expect(second).toMatchObject({ begun: 0, credits: 2, spends: 1 });
  });

  it('[CHAT-6] gets no new ones by deleting the old ones', async () => {
    const [mara, aart] = await twoPeople(app.core, free);
    const bram = await addOther();
    for (const other of [aart, bram]) {
      const { message } = await write(app, mara, other);
      const body = { conversation: message.conversation };
      await as(mara)(api.chatDelete, { body });
      await as(other)(api.chatDelete, { body });
      expect(await rowsOf(app.core, message.conversation)).toEqual([]);
    }
    await expect(write(app, mara, aart)).rejects.toMatchObject(outOfCredits);
  });

  it('[CHAT-5] pays gifts also with the first message', async () => {
    const [mara, aart] = await twoPeople(app.core, free);
    const gift = { member: aart.profileId, client_id: randomUUID(), gift: 'rose' as const };
    await expect(as(mara)(api.giftSend, { body: gift })).rejects.toMatchObject(outOfCredits);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 4, begun: 0 });
  });
});

describe('a message', () => {
  it('[CHAT-5] that shows nothing is refused like an empty one, and costs nothing', async () => {
    const [mara, aart] = await twoPeople(app.core);
    for (const words of [
      '\u200B\u200B\u200B',
      '\u3164',
      '\u2800 \u2800',
      '\u0301',
      '\u202E\u202C',
    ]) {
      await expect(write(app, mara, aart, words)).rejects.toMatchObject({
        status: 400,
        answer: { fields: { text: { code: 'required' } } },
      });
    }
    expect(await ledgerOf(app.core, mara)).toMatchObject({ spends: 0 });
    const { message } = await write(app, mara, aart, 'Seen');
    const which = { conversation: message.conversation, no: message.no };
    await expect(
      as(mara)(api.messageEdit, { body: { ...which, text: '\u200B' } }),
    ).rejects.toMatchObject({ answer: { fields: { text: { code: 'required' } } } });
  });
});
