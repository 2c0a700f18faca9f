import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { api, live } from '#contract/index.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { historyOf, twoPeople } from '../support/chats.ts';
import { freshPostgresUrl } from '../support/database.ts';
import type { Person } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';
import {
  receivedOn,
  listen,
  nextEvent,
  sessionHeader,
  socketsOfTest,
  untilHeard,
} from '../support/sockets.ts';

const host = '127.0.0.1';
const app = await appOfFile();
const origin = await listen(app);
const openSocket = socketsOfTest();

const connect = async ({ session }: Person, to = origin) => {
  const socket = openSocket(to, sessionHeader(session));
  await nextEvent(socket, 'connect');
  return {
    socket,
    messages: receivedOn(socket, live.message),
    marks: receivedOn(socket, live.marks),
    typing: receivedOn(socket, live.typing),
    changed: receivedOn(socket, live.chatChanged),
    credits: receivedOn(socket, live.creditsChanged),
  };
};

const as = (person: Person, of = app) => of.as({ host, session: person.session });

const write = (from: Person, to: Person, text: string, of = app) =>
  as(from, of)(api.messageSend, {
    body: { member: to.profileId, client_id: crypto.randomUUID(), text },
  });

describe('open tabs', () => {
  it('[CHAT-7] hear of a photo as each of the two sees it', async () => {
    const [mara, aart] = await twoPeople(app.core);
    await as(aart)(api.profileUpdate, { body: { photo_blur: 'never' } });
    const [hers, his] = [await connect(mara), await connect(aart)];
    const green = { width: 400, height: 400, channels: 3, background: '#4a7' } as const;
    await as(mara)(api.photoSend, {
      query: { member: aart.profileId, client_id: crypto.randomUUID() },
      body: new Blob([await sharp({ create: green }).jpeg().toBuffer()]) as File,
    });
    const opened = async ({ messages }: typeof hers) =>
      (await untilHeard(messages, 1))[0]?.message.photo?.opened;
    expect([await opened(his), await opened(hers)]).toEqual([true, false]);
  });

  it('[CHAT-2] of both hear a message at once and in order, and nobody else does', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const [stranger] = await twoPeople(app.core);
    const [hers, his, other] = [await connect(mara), await connect(aart), await connect(stranger)];
    for (const text of ['One', 'Two', 'Three']) await write(mara, aart, text);
    await untilHeard(his.messages, 3);
    await untilHeard(hers.messages, 3);
    expect(his.messages.map(({ message, is_new }) => [message.no, message.text, is_new])).toEqual([
      [1, 'One', true],
      [2, 'Two', true],
      [3, 'Three', true],
    ]);
    expect(hers.messages).toEqual(his.messages);
    const { conversation } = his.messages[0]?.message ?? { conversation: '' };
    expect(his.messages.map(({ message }) => message)).toEqual(
      await historyOf(app, aart, conversation),
    );
    expect(other.messages).toEqual([]);
  });

  it('[CHAT-5] of one’s devices hear what a message left, the other one does not', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 5 });
    const [hers, his] = [await connect(mara), await connect(aart)];
    await write(mara, aart, 'One');
    await write(mara, aart, 'Two');
    await untilHeard(hers.messages, 2);
    await untilHeard(his.messages, 2);
    expect(hers.credits).toEqual([{ credits: 3 }, { credits: 1 }]);
    expect(his.credits).toEqual([]);
  });

  it('[CHAT-2] [CHAT-3] hear what was received and read, each what is theirs to know', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const { message } = await write(mara, aart, 'One');
    const { conversation } = message;
    const [hers, his] = [await connect(mara), await connect(aart)];
    const mark = (marks: { delivered?: number; read?: number }) =>
      as(aart)(api.marks, { body: { marks: [{ conversation, ...marks }] } });
    await mark({ delivered: 1 });
    await mark({ read: 1 });
    await untilHeard(hers.marks, 2);
    await untilHeard(his.marks, 2);
    const by = aart.profileId;
    expect(hers.marks).toEqual([
      { conversation, by, delivered: 1, read: 0, unread: null },
      { conversation, by, delivered: 1, read: 1, unread: null },
    ]);
    expect(his.marks[1]).toMatchObject({ read: 1, unread: { conversation: 0, all: 0 } });
  });

  it('[CHAT-2] hear that the other one is writing, unless one has blocked the other', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const { message } = await write(mara, aart, 'One');
    const { conversation } = message;
    const [hers, his] = [await connect(mara), await connect(aart)];
    const type = () => as(aart)(api.typing, { body: { conversation } });
    await type();
    await untilHeard(hers.typing, 1);
    expect(hers.typing).toEqual([{ conversation, by: aart.profileId }]);
    await as(mara)(api.block, { body: { member: aart.profileId } });
    await type();
    await untilHeard(his.changed, 1);
    expect(his.changed).toEqual([{ conversation, gone: false }]);
    expect(hers.typing).toHaveLength(1);
    expect(his.typing).toEqual([]);
  });

  it('[CHAT-2] [MEM-11] hear nothing of who hides: neither writing, received nor read', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const { conversation } = (await write(mara, aart, 'One')).message;
    const hide = (invisible: boolean) => changeProfile(app.core, aart, { invisible });
    const read = (no: number) =>
      as(aart)(api.marks, { body: { marks: [{ conversation, delivered: no, read: no }] } });
    const seenByHer = async () => {
      const { chat } = await as(mara)(api.conversation, { query: { conversation } });
      return [chat?.partner_delivered, chat?.partner_read, chat?.profile.presence];
    };
    await read(1);
    await hide(true);
    const [hers, his] = [await connect(mara), await connect(aart)];
    await write(mara, aart, 'Two');
    await as(aart)(api.typing, { body: { conversation } });
    expect(await read(2)).toEqual({ unread_messages: 0 });
    await untilHeard(his.marks, 1);
    expect(his.marks).toMatchObject([{ read: 2, unread: { conversation: 0, all: 0 } }]);
    expect(await seenByHer()).toEqual([1, 1, null]);

    // Who shows again tells nothing of what was before, until they read on.
    await hide(false);
    expect((await seenByHer()).slice(0, 2)).toEqual([1, 1]);
    await write(mara, aart, 'Three');
    await read(3);
    await untilHeard(hers.marks, 1);
    expect(hers.marks).toMatchObject([{ delivered: 3, read: 3 }]);
    expect(hers.typing).toEqual([]);
    expect((await seenByHer()).slice(0, 2)).toEqual([3, 3]);
  });

  it('[CHAT-2] hear of changes of a message', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const { message } = await write(mara, aart, 'Helo');
    const his = await connect(aart);
    const which = { conversation: message.conversation, no: 1 };
    await as(mara)(api.messageEdit, { body: { ...which, text: 'Hello' } });
    await as(mara)(api.messageDelete, { body: which });
    await untilHeard(his.messages, 2);
    expect(his.messages).toMatchObject([
      { is_new: false, message: { text: 'Hello', edited: true } },
      { is_new: false, message: { text: '', deleted: true } },
    ]);
  });

  it('[CHAT-4] of one’s other devices hear that a chat was deleted, the other one does not', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const { message } = await write(mara, aart, 'One');
    const { conversation } = message;
    const [hers, his] = [await connect(mara), await connect(aart)];
    await as(mara)(api.chatDelete, { body: { conversation } });
    await write(aart, mara, 'Still here');
    await untilHeard(hers.messages, 1);
    expect(hers.changed).toEqual([{ conversation, gone: true }]);
    expect(his.changed).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('[CHAT-2] loses nothing: what it missed is read afterwards', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const his = await connect(aart);
    const { message } = await write(mara, aart, 'One');
    await untilHeard(his.messages, 1);
    his.socket.disconnect();
    await write(mara, aart, 'Two');
    await write(mara, aart, 'Three');
    const back = await connect(aart);
    const missed = await historyOf(app, aart, message.conversation);
    await write(mara, aart, 'Four');
    await untilHeard(back.messages, 1);
    const held = [...missed, ...back.messages.map((heard) => heard.message)];
    expect(held.map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'Four']);
  });
});

describe('two processes', () => {
  it('[CHAT-2] deliver each other’s messages', async () => {
    const env = { DATABASE_URL: await freshPostgresUrl() };
    const [first, second] = [await testApp(env), await testApp(env)];
    try {
      const there = await listen(second);
      const [mara, aart] = await twoPeople(first.core);
      const his = await connect(aart, there);
      await write(mara, aart, 'Across', first);
      await untilHeard(his.messages, 1);
      expect(his.messages[0]?.message).toMatchObject({ text: 'Across', no: 1 });
    } finally {
      await first.close();
      await second.close();
    }
  });
});
