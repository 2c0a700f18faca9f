import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { messageSend } from '#contract/chat/messages.ts';
import { cookies } from '#contract/cookies.ts';
import texts from '#messages/en/chats.ts';
import { tables } from '#server/db/index.ts';
import { addMan } from '../members.ts';
import type { Person } from '../people.ts';
import { asMember } from './as-member.ts';
import { untilHydrated } from './fixtures.ts';
import type { Server } from './server.ts';
import { hosts } from './server.ts';

/** Who can write as much as they like. */
export const paying = { paidUser: true, credits: 1000 };

let count = 0;

/** Men who can write, as many as names are given. */
export const addWriters = async ({ app }: Server, names: readonly string[]): Promise<Person[]> => {
  const men: Person[] = [];
  for (const name of names) {
    count += 1;
    const email = `writer.${Date.now()}.${count}@people.example`;
    men.push(await addMan(app.core, name, {}, { email, ...paying }));
  }
  return men;
};

/** Somebody writes to somebody, from no browser; answers with the conversation. */
export const writeTo = async (
  server: Server,
  from: Person,
  to: Person,
  text: string,
): Promise<string> => {
  const body = { member: to.profileId, client_id: randomUUID(), text };
  return (await asMember(server, from)(messageSend, { body })).message.conversation;
};

/** Somebody has written a lot to somebody, a line at a time; answers with the conversation. */
export const seedMessages = async (
  server: Server,
  from: Person,
  to: Person,
  [first = '', ...lines]: readonly string[],
): Promise<string> => {
  const conversationId = await writeTo(server, from, to, first);
  const { conversations, chatSides, messages } = tables;
  const { db } = server.app.core;
  const message = { conversationId, senderId: from.profileId, kind: 'text', price: 2 } as const;
  const createdAt = server.app.core.clock.now();
  await db.insert(messages).values(
    lines.map((text, at) => ({
      ...message,
      no: at + 2,
      clientId: randomUUID(),
      text,
      createdAt,
    })),
  );
  const lastNo = lines.length + 1;
  await db.update(conversations).set({ lastNo }).where(eq(conversations.id, conversationId));
  const reader = and(
    eq(chatSides.conversationId, conversationId),
    eq(chatSides.profileId, to.profileId),
  );
  await db.update(chatSides).set({ unread: lastNo, lastAt: createdAt }).where(reader);
  return conversationId;
};

const list = (page: Page) => page.getByRole('region', { name: texts.list });

/** The chats in the list, or one of them. */
export const rows = (page: Page) => list(page).getByRole('listitem');
export const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** Names in the order of the list. */
export const namesIn = (page: Page, names: readonly string[]) =>
  rows(page).evaluateAll(
    (items, known) =>
      items.map((item) => known.find((name) => item.textContent.includes(name)) ?? ''),
    names,
  );

export const log = (page: Page) => page.getByRole('log');
export const field = (page: Page) => page.locator('textarea[name=text]');

/** Writes in the open chat and sends it. */
export const send = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).evaluate((area: HTMLTextAreaElement) => area.form?.requestSubmit());
};

/** A browser of their own, at a chat. */
export const windowOf = async (browser: Browser, server: Server, person: Person, path: string) => {
  const url = server.url(hosts[1]);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([
    { name: cookies.session, value: person.session, url, httpOnly: true, sameSite: 'Lax' },
    { name: cookies.notice, value: '1', url },
  ]);
  const page = await context.newPage();
  await page.goto(server.url(hosts[1], path));
  await untilHydrated(page);
  return page;
};

/** The message with some words, with all that belongs to it. */
export const messageWith = (page: Page, words: string) =>
  log(page).getByRole('listitem').filter({ hasText: words });
