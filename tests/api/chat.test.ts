import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  ledgerOf,
  chatOf,
  chatsOf,
  historyOf,
  markRead,
  rowsOf,
  participantOf,
  textsOf,
  twoPeople,
  unreadOf,
  write,
} from '../support/chats.ts';
import { addMan } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';
import { withSettings } from '../support/sites.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
});

const as = ({ session }: Person) => app.as({ session });

describe('a message', () => {
  it('[CHAT-2] is there for both, numbered in its order', async () => {
    const conversation = await chatOf(app, mara, aart, ['Hello', 'Hi Mara', 'How are you?']);
    for (const person of [mara, aart]) {
      const history = await historyOf(app, person, conversation);
      expect(history.map(({ no, text }) => [no, text])).toEqual([
        [1, 'Hello'],
        [2, 'Hi Mara'],
        [3, 'How are you?'],
      ]);
      expect(history[0]).toMatchObject({ sender: mara.profileId, kind: 'text', edited: false });
    }
  });

  it('[CHAT-2] is taken once for its client id, and paid once', async () => {
    const client_id = randomUUID();
    const first = await write(app, mara, aart, 'Once', { client_id });
    const again = await write(app, mara, aart, 'Once', { client_id });
    expect(again.message).toEqual(first.message);
    expect(await rowsOf(app.core, first.message.conversation)).toHaveLength(1);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 998, spends: 1, spent: 2 });
  });

  it('[CHAT-2] is taken once when it arrives many times at once', async () => {
    const client_id = randomUUID();
    await write(app, aart, mara, 'Begins');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => write(app, mara, aart, 'Once', { client_id })),
    );
    expect(new Set(answers.map(({ message }) => message.no)).size).toBe(1);
    const [{ message } = { message: null }] = answers;
    const rows = await rowsOf(app.core, message?.conversation ?? '');
    expect(rows.filter(({ text }) => text === 'Once')).toHaveLength(1);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 998, spends: 1 });
    expect(await unreadOf(app, aart)).toBe(1);
  });

  it('[CHAT-1] of two who begin at the same time lands in one conversation', async () => {
    const [one, other] = await Promise.all([write(app, mara, aart), write(app, aart, mara)]);
    expect(one.message.conversation).toBe(other.message.conversation);
    const rows = await rowsOf(app.core, one.message.conversation);
    expect(rows.map(({ no }) => no)).toEqual([1, 2]);
  });

  it('[CHAT-2] keeps its order under senders at the same time', async () => {
    const { message } = await write(app, mara, aart);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? write(app, mara, aart, `m${index}`) : write(app, aart, mara, `a${index}`),
      ),
    );
    const history = await historyOf(app, aart, message.conversation);
    expect(history.map(({ no }) => no)).toEqual(Array.from({ length: 21 }, (_, no) => no + 1));
    const times = history.map(({ sent_at }) => Date.parse(sent_at));
    expect(history).toHaveLength(21);
    expect(Math.max(...times)).toBeGreaterThanOrEqual(times[0] ?? 0);
  });

  it('[CHAT-5] is refused beyond the length that the site allows', async () => {
    await withSettings(app, { message_length: 20 }, async () => {
      await expect(write(app, mara, aart, 'x'.repeat(21))).rejects.toMatchObject({
        answer: { code: 'text_too_long', values: { length: 20 } },
      });
      await write(app, mara, aart, 'x'.repeat(20));
    });
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 998 });
  });

  it('[CHAT-2] can answer another one, whose words it quotes until they are taken back', async () => {
    const { message } = await write(app, mara, aart, 'Tea or coffee?');
    const answer = await write(app, aart, mara, 'Tea', { reply_to: 1 });
    const quote = { no: 1, sender: mara.profileId, kind: 'text', text: 'Tea or coffee?' };
    expect(answer.message.reply_to).toEqual(quote);
    const { conversation } = message;
    expect((await historyOf(app, mara, conversation))[1]?.reply_to).toEqual(quote);
    await as(mara)(api.messageDelete, { body: { conversation, no: 1 } });
    expect((await historyOf(app, aart, conversation))[1]?.reply_to).toBeNull();
  });

  it('[CHAT-2] can be changed by who wrote it for five minutes', async () => {
    const { message } = await write(app, mara, aart, 'Helo');
    const which = { conversation: message.conversation, no: 1 };
    const edit = (who: Person, text: string) =>
      as(who)(api.messageEdit, { body: { ...which, text } });
    expect((await edit(mara, 'Hello')).message).toMatchObject({ text: 'Hello', edited: true });
    await expect(edit(aart, 'Ha')).rejects.toMatchObject({ answer: { code: 'message_not_found' } });
    app.clock.forward({ seconds: 300 });
    await expect(edit(mara, 'Late')).rejects.toMatchObject({ answer: { code: 'too_late' } });
    expect(await textsOf(app, aart, which.conversation)).toEqual(['Hello']);
  });

  it('[CHAT-2] can be taken back by who wrote it, and is nowhere then', async () => {
    const { message } = await write(app, mara, aart, 'Regrettable');
    const { conversation } = message;
    await expect(
      as(aart)(api.messageDelete, { body: { conversation, no: 1 } }),
    ).rejects.toMatchObject({ answer: { code: 'message_not_found' } });
    await as(mara)(api.messageDelete, { body: { conversation, no: 1 } });
    expect(await rowsOf(app.core, conversation)).toMatchObject([{ text: '', no: 1 }]);
    expect(await historyOf(app, aart, conversation)).toMatchObject([{ deleted: true, text: '' }]);
    expect(await unreadOf(app, aart)).toBe(0);
  });

  it('[CHAT-2] carries a reaction of each of the two', async () => {
    const { message } = await write(app, mara, aart);
    const which = { conversation: message.conversation, no: 1 };
    const react = (who: Person, reaction: '❤️' | '😂' | null) =>
      as(who)(api.react, { body: { ...which, reaction } });
    await react(aart, '❤️');
    expect((await react(mara, '😂')).message.reaction).toEqual({ sender: '😂', receiver: '❤️' });
    expect((await react(aart, null)).message.reaction).toEqual({ sender: '😂', receiver: null });
  });
});

describe('the list of chats', () => {
  it('[CHAT-1] [CHAT-3] has the latest first with what is unread', async () => {
    const bram = await addMan(app.core, `Bram ${mara.name}`, {}, { credits: 100, paidUser: true });
    await chatOf(app, aart, mara, ['One', 'Two', 'Three']);
    await write(app, bram, mara, 'Me too');
    const chats = await chatsOf(app, mara);
    expect(
      chats.map(({ profile, num_unread_messages, last }) => [
        profile.name,
        num_unread_messages,
        last?.text,
      ]),
    ).toEqual([
      [bram.name, 1, 'Me too'],
      [aart.name, 2, 'Three'],
    ]);
    expect(await unreadOf(app, mara)).toBe(3);
    expect(await as(mara)(api.chats, { query: {} })).toMatchObject({ unread_messages: 3 });
    expect(await unreadOf(app, aart)).toBe(1);
  });

  it('[CHAT-1] goes on page by page without repeating anybody', async () => {
    const people = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        addMan(app.core, `P${index} ${mara.name}`, {}, { credits: 10, paidUser: true }),
      ),
    );
    for (const person of people) await write(app, person, mara);
    const first = await as(mara)(api.chats, { query: {} });
    const second = await as(mara)(api.chats, { query: { cursor: first.next ?? '' } });
    expect([first.chats.length, second.chats.length, second.next]).toEqual([30, 2, null]);
    const names = [...first.chats, ...second.chats].map(({ profile }) => profile.name);
    expect(names).toEqual(people.map(({ name }) => name).toReversed());
  });

  it('[CHAT-3] has nothing unread of what was opened, on any device', async () => {
    const conversation = await chatOf(app, aart, mara, ['One', 'Two', 'Three']);
    expect((await markRead(app, mara, conversation, 3)).unread_messages).toBe(0);
    expect((await chatsOf(app, mara))[0]).toMatchObject({ num_unread_messages: 0, read: 3 });
    expect((await chatsOf(app, aart))[0]).toMatchObject({ partner_read: 3, partner_delivered: 3 });
    // A device that is behind takes nothing back, and none is ahead of what there is.
    await markRead(app, mara, conversation, 1);
    await markRead(app, mara, conversation, 900);
    expect((await chatsOf(app, mara))[0]).toMatchObject({ read: 3 });
    await write(app, aart, mara, 'Four');
    expect(await unreadOf(app, mara)).toBe(1);
    // What is deleted unread was not read.
    await as(mara)(api.chatDelete, { body: { conversation } });
    expect((await chatsOf(app, aart))[0]).toMatchObject({ partner_read: 3, partner_delivered: 3 });
  });

  it('[CHAT-1] keeps drafts and muted chats for their owner alone', async () => {
    const { message } = await write(app, mara, aart);
    const { conversation } = message;
    await as(mara)(api.conversationUpdate, {
      body: { conversation, draft: 'And then…', muted: true },
    });
    expect((await chatsOf(app, mara))[0]).toMatchObject({ draft: 'And then…', muted: true });
    expect((await chatsOf(app, aart))[0]).toMatchObject({ draft: '', muted: false });
    await write(app, mara, aart, 'Sent');
    expect((await chatsOf(app, mara))[0]).toMatchObject({ draft: '', muted: true });
  });

  it('[CHAT-10] is searched by names and words, in the own chats only', async () => {
    await chatOf(app, mara, aart, ['The lighthouse at dusk', '100% sure', 'a_b']);
    const find = async (who: Person, q: string) => {
      const { people, messages } = await as(who)(api.chatSearch, { query: { q } });
      return [people.map(({ profile }) => profile.name), messages.map(({ message }) => message.no)];
    };
    expect(await find(aart, 'LIGHTHOUSE')).toEqual([[], [1]]);
    expect(await find(mara, aart.name)).toEqual([[aart.name], []]);
    expect(await find(mara, '0%')).toEqual([[], [2]]);
    expect(await find(mara, 'a_')).toEqual([[], [3]]);
    const [stranger] = await twoPeople(app.core);
    expect(await find(stranger, 'lighthouse')).toEqual([[], []]);
  });
});

describe('a history', () => {
  it('[CHAT-1] begins with the last fifty and goes back in order', async () => {
    const { message } = await write(app, mara, aart, 'first');
    const { conversation } = message;
    for (let no = 2; no <= 60; no += 1) await write(app, mara, aart, `m${no}`);
    const page = await as(aart)(api.messages, { query: { conversation } });
    expect([page.messages.length, page.messages[0]?.no, page.messages.at(-1)?.no]).toEqual([
      50, 11, 60,
    ]);
    expect(page.more).toBe(true);
    const older = await as(aart)(api.messages, { query: { conversation, before: '11' } });
    expect([older.messages.length, older.messages[0]?.text, older.more]).toEqual([
      10,
      'first',
      false,
    ]);
  });

  it('[CHAT-1] is there for the two and for nobody else', async () => {
    const { message } = await write(app, mara, aart);
    const [stranger] = await twoPeople(app.core);
    const { conversation } = message;
    const refused = { answer: { code: 'conversation_not_found' } };
    await expect(historyOf(app, stranger, conversation)).rejects.toMatchObject(refused);
    await expect(markRead(app, stranger, conversation, 1)).rejects.toMatchObject(refused);
    await expect(as(stranger)(api.conversation, { query: { conversation } })).rejects.toMatchObject(
      refused,
    );
    await expect(as(stranger)(api.chatDelete, { body: { conversation } })).rejects.toMatchObject(
      refused,
    );
    await expect(
      as(stranger)(api.react, { body: { conversation, no: 1, reaction: '❤️' } }),
    ).rejects.toMatchObject({ answer: { code: 'message_not_found' } });
    expect(await participantOf(app.core, conversation, aart)).toMatchObject({ unread: 1 });
  });
});

describe('an open chat', () => {
  it('[CHAT-1] is found by conversation or member, begun or not', async () => {
    const open = (who: Person, query: { conversation?: string; member?: string }) =>
      as(who)(api.conversation, { query });
    const before = await open(mara, { member: aart.profileId });
    expect(before).toMatchObject({ chat: null, profile: { name: aart.name, state: 'open' } });
    const { message } = await write(app, mara, aart);
    const byId = await open(aart, { conversation: message.conversation });
    expect(byId).toMatchObject({ profile: { name: mara.name }, history_days: 90 });
    expect(await open(aart, { member: mara.profileId })).toEqual(byId);
    await expect(open(mara, { member: mara.profileId })).rejects.toMatchObject({
      answer: { code: 'member_not_found' },
    });
    await expect(open(mara, {})).rejects.toMatchObject({ answer: { code: 'invalid_input' } });
  });

  it('[CHAT-10] names what both like', async () => {
    await changeProfile(app.core, mara, { interests: ['cooking', 'sailing', 'books'] });
    await changeProfile(app.core, aart, { interests: ['books', 'cooking'] });
    const { shared_interests } = await as(mara)(api.conversation, {
      query: { member: aart.profileId },
    });
    expect(shared_interests.toSorted()).toEqual(['books', 'cooking']);
  });
});
