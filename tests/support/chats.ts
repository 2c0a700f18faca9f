import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { api } from '#contract/index.ts';
import type { Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { TestApp } from './app.ts';
import { addMan, addWoman } from './members.ts';
import type { Person } from './people.ts';

const { chatSides, creditEntries, creditLots, messages, users } = tables;

type Options = Parameters<typeof addMan>[3];

let made = 0;

/** Two people who do not know each other yet, premium and with credits unless said otherwise. */
export const twoPeople = async (core: Core, user: Options = {}): Promise<[Person, Person]> => {
  made += 1;
  const paying = { paidUser: true, credits: 1000, ...user };
  return [
    await addWoman(core, `Mara ${made}`, {}, paying),
    await addMan(core, `Aart ${made}`, {}, paying),
  ];
};

/** Sends a text as a browser would, and answers with what came back. */
export const write = (
  app: TestApp,
  from: Person,
  to: Person,
  text = 'Hello there',
  more: { client_id?: string; reply_to?: number } = {},
) =>
  app.as({ session: from.session })(api.messageSend, {
    body: { member: to.profileId, client_id: randomUUID(), text, ...more },
  });

/** A conversation of two with some texts, sent in turns; answers with its id. */
export const chatOf = async (
  app: TestApp,
  one: Person,
  other: Person,
  texts: readonly string[],
) => {
  let conversation = '';
  for (const [index, text] of texts.entries()) {
    const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
    conversation = (await write(app, from, to, text)).message.conversation;
  }
  return conversation;
};

export const chatsOf = async (app: TestApp, { session }: Person) =>
  (await app.as({ session })(api.chats, { query: {} })).chats;

/** What the list of chats says of the partner in the newest one. */
export const chatStateOf = async (app: TestApp, person: Person) =>
  (await chatsOf(app, person))[0]?.profile.state;

export const unreadOf = async (app: TestApp, { session }: Person): Promise<number> =>
  (await app.as({ session })(api.unread)).unread_messages;

export const historyOf = async (app: TestApp, { session }: Person, conversation: string) =>
  (await app.as({ session })(api.messages, { query: { conversation } })).messages;

export const textsOf = async (app: TestApp, person: Person, conversation: string) =>
  (await historyOf(app, person, conversation)).map(({ text }) => text);

export const markRead = (app: TestApp, { session }: Person, conversation: string, read: number) =>
  app.as({ session })(api.marks, { body: { marks: [{ conversation, read }] } });

/** What the tables hold of a conversation. */
export const rowsOf = ({ db }: Core, conversation: string) =>
  db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversation))
    .orderBy(asc(messages.no));

export const participantOf = async ({ db }: Core, conversation: string, { profileId }: Person) => {
  const [side] = await db
    .select()
    .from(chatSides)
    .where(and(eq(chatSides.conversationId, conversation), eq(chatSides.profileId, profileId)));
  return side;
};

/** The balance beside the sum of the entries and of what is left in the lots; and what was spent. */
export const ledgerOf = async ({ db }: Core, { id }: Person) => {
  const [user] = await db
    .select({ credits: users.credits, begun: users.freeConversations })
    .from(users)
    .where(eq(users.id, id));
  const entries = await db
    .select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(eq(creditEntries.userId, id));
  const lots = await db
    .select({ rest: creditLots.rest })
    .from(creditLots)
    .where(eq(creditLots.userId, id));
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const { credits = 0, begun = 0 } = user ?? {};
  expect(sumOf(entries.map(({ amount }) => amount))).toBe(credits);
  expect(sumOf(lots.map(({ rest }) => rest))).toBe(credits);
  const spent = entries.filter(({ kind }) => kind === 'spent').map(({ amount }) => amount);
  return { credits, begun, spends: spent.length, spent: -sumOf(spent) };
};
