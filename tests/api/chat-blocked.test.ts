import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  ledgerOf,
  chatOf,
  chatsOf,
  rowsOf,
  twoPeople,
  unreadOf,
  write,
  chatStateOf,
} from '../support/chats.ts';
import type { Person } from '../support/people.ts';
import { blockMember } from '../support/members.ts';

const { conversations } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
});

const as = ({ session }: Person) => app.as({ session });

describe('whoever is blocked', () => {
  it('[CHAT-9] cannot write, nor be written to, and both read why', async () => {
    await chatOf(app, mara, aart, ['Hello', 'Hi']);
    await blockMember(app, mara, aart);
    expect([await chatStateOf(app, mara), await chatStateOf(app, aart)]).toEqual([
      'you_blocked',
      'blocked_by',
    ]);
    await expect(write(app, aart, mara)).rejects.toMatchObject({
      status: 403,
      answer: { code: 'blocked_by', values: { name: mara.name } },
    });
    await expect(write(app, mara, aart)).rejects.toMatchObject({ answer: { code: 'you_blocked' } });
    expect((await chatsOf(app, aart))[0]?.profile).toMatchObject({ photo: null, presence: null });
    expect(await ledgerOf(app.core, aart)).toMatchObject({ spends: 1 });
  });

  it('[CHAT-9] reads nothing of what was said, and the other one all of it', async () => {
    const conversation = await chatOf(app, mara, aart, ['Strawberries', 'Cherries']);
    await write(app, mara, aart, 'More strawberries');
    const messagesFor = (who: Person) => as(who)(api.messages, { query: { conversation } });
    const foundBy = async (who: Person) => {
      const found = await as(who)(api.chatSearch, { query: { q: 'berries' } });
      return found.messages.length;
    };
    const rowFor = async (who: Person) => {
      const [row] = await chatsOf(app, who);
      return [row?.last?.text, row?.num_unread_messages];
    };
    expect([await foundBy(aart), await unreadOf(app, aart)]).toEqual([2, 2]);
    await blockMember(app, mara, aart);
    await expect(messagesFor(aart)).rejects.toMatchObject({
      status: 403,
      answer: {
        code: 'blocked_by',
        error: `You're blocked by ${mara.name}. You do not have access to this page.`,
      },
    });
    const { chat, profile } = await as(aart)(api.conversation, { query: { conversation } });
    expect([chat?.last, profile.state]).toEqual([null, 'blocked_by']);
    expect([await foundBy(aart), await unreadOf(app, aart)]).toEqual([0, 0]);
    expect(await rowFor(aart)).toEqual([undefined, 0]);
    expect((await messagesFor(mara)).messages).toHaveLength(3);
    expect([await foundBy(mara), await rowFor(mara)]).toEqual([2, ['More strawberries', 1]]);

    // Who is blocked does not open it by blocking too.
    await blockMember(app, aart, mara);
    await expect(messagesFor(aart)).rejects.toMatchObject({ answer: { code: 'blocked_by' } });
    await as(aart)(api.unblock, { body: { member: mara.profileId } });
    await as(mara)(api.unblock, { body: { member: aart.profileId } });
    expect((await messagesFor(aart)).messages).toHaveLength(3);
    expect([await foundBy(aart), await rowFor(aart)]).toEqual([2, ['More strawberries', 2]]);
    expect(await unreadOf(app, aart)).toBe(2);
  });

  it('[CHAT-9] says nothing by changing or adorning what was sent, and is told nothing', async () => {
    const conversation = await chatOf(app, mara, aart, ['Hello', 'Hi']);
    await blockMember(app, mara, aart);
    const refused = { answer: { code: 'forbidden' } };
    await expect(
      as(aart)(api.messageEdit, { body: { conversation, no: 2, text: 'Answer me' } }),
    ).rejects.toMatchObject(refused);
    await expect(
      as(aart)(api.react, { body: { conversation, no: 1, reaction: '❤️' } }),
    ).rejects.toMatchObject(refused);
    // What somebody said they may take back at any time.
    await as(aart)(api.messageDelete, { body: { conversation, no: 2 } });
    expect(await rowsOf(app.core, conversation)).toMatchObject([
      { text: 'Hello', receiverReaction: null },
      { text: '', editedAt: null },
    ]);
  });

  it('[CHAT-9] can again once nobody blocks anybody', async () => {
    await write(app, mara, aart);
    await blockMember(app, mara, aart);
    await blockMember(app, aart, mara);
    await as(mara)(api.unblock, { body: { member: aart.profileId } });
    await expect(write(app, mara, aart)).rejects.toMatchObject({ answer: { code: 'blocked_by' } });
    await as(aart)(api.unblock, { body: { member: mara.profileId } });
    await write(app, mara, aart);
    expect(await unreadOf(app, aart)).toBe(2);
  });

  it('[CHAT-9] gets nothing through once the block was answered, whatever is on its way', async () => {
    const { message } = await write(app, mara, aart);
    const sends = Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => write(app, aart, mara, `n${index}`)),
    );
    await blockMember(app, mara, aart);
    const held = (await rowsOf(app.core, message.conversation)).length;
    const results = await sends;
    const taken = results.filter(({ status }) => status === 'fulfilled').length;
    const rows = await rowsOf(app.core, message.conversation);
    expect(rows).toHaveLength(held);
    expect(rows).toHaveLength(taken + 1);
    expect(await ledgerOf(app.core, aart)).toMatchObject({ spends: taken, spent: 2 * taken });
  });

  it('[CHAT-9] cannot begin while being blocked', async () => {
    const results = await Promise.allSettled([
      write(app, aart, mara),
      blockMember(app, mara, aart),
    ]);
    expect(results[1].status).toBe('fulfilled');
    const [row] = await app.core.db
      .select()
      .from(conversations)
      .where(eq(conversations.oneId, [mara.profileId, aart.profileId].toSorted()[0] ?? ''));
    expect(row?.blocked ?? true).toBe(true);
    await expect(write(app, aart, mara)).rejects.toMatchObject({ answer: { code: 'blocked_by' } });
  });
});
