import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { messageSend } from '#contract/chat/index.ts';
import { tables } from '#server/db/index.ts';
import { ledgerOf, twoPeople } from '../support/chats.ts';
import type { Installation } from '../support/installation.ts';
import { newInstallation } from '../support/installation.ts';
import { sessionHeader } from '../support/sockets.ts';
import { buildOnce } from '../support/start.ts';

const { chatSides, messages } = tables;

const CREDITS = 100_000;

let installation: Installation;

beforeAll(() => buildOnce());

beforeEach(async () => {
  installation = await newInstallation();
});

afterEach(() => installation.remove());

it('[CHAT-5] a kill under load loses no message, doubles none, and leaves the books right', async () => {
  const before = await installation.open();
  const [mara, aart] = await twoPeople(before.core, { credits: CREDITS });
  await before.close();

  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    ...sessionHeader(mara.session),
  };
  const bodyOf = (client_id: string) =>
    JSON.stringify({ member: aart.profileId, client_id, text: 'Still there?' });
  const noIn = (text: string) => (JSON.parse(text) as { message: { no: number } }).message.no;

  const send = async (origin: string, id: string): Promise<number> => {
    const url = `${origin}${messageSend.path}`;
    const answer = await fetch(url, { method: 'POST', headers, body: bodyOf(id) });
    expect(answer.status).toBe(200);
    return noIn(await answer.text());
  };

  const server = await installation.run();
  const { origin } = server;
  const sent: string[] = [];
  const acknowledged = new Map<string, number>();
  const writer = async () => {
    for (;;) {
      const id = randomUUID();
      sent.push(id);
      acknowledged.set(id, await send(origin, id));
      if (acknowledged.size === 60) server.process.kill('SIGKILL');
    }
  };
  // Each writer goes on until its connection breaks.
  await Promise.allSettled(Array.from({ length: 4 }, writer));
  await server.ended;
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
  expect(sent.length).toBeGreaterThan(acknowledged.size);

  const after = await installation.open();
  for (const id of sent) {
    const payload = bodyOf(id);
    const answer = await after.http.inject({
      method: 'POST',
      url: messageSend.path,
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(200);
    const no = noIn(answer.payload);
    expect(no).toBe(acknowledged.get(id) ?? no);
  }
  const rows = await after.core.db.select().from(messages);
  const [side] = await after.core.db
    .select()
    .from(chatSides)
    .where(eq(chatSides.profileId, aart.profileId));
  const books = await ledgerOf(after.core, mara);
  await after.close();
  expect(rows.map(({ clientId }) => clientId).toSorted()).toEqual(sent.toSorted());
  expect(side?.unread).toBe(sent.length);
  expect(books).toMatchObject({ credits: CREDITS - 2 * sent.length, spent: 2 * sent.length });
});
