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

  const send = async (origin: string, client_id: string): Promise<number> => {
    const answer = await fetch(`${origin}${messageSend.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...sessionHeader(mara.session),
      },
      body: JSON.stringify({ member: aart.profileId, client_id, text: 'Still there?' }),
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { message: { no: number } }).message.no;
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

  const again = await installation.run();
  const { origin: newOrigin } = again;
  for (const id of sent) {
    const no = await send(newOrigin, id);
    expect(no).toBe(acknowledged.get(id) ?? no);
  }
  again.process.kill('SIGTERM');
  await again.ended;

  const after = await installation.open();
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
