import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { eraseAccounts } from '#server/features/accounts/delete-account.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { chatOf, chatsOf, rowsOf, twoPeople, unreadOf, write } from '../support/chats.ts';
import { findText } from '../support/find-text.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import type { Person } from '../support/people.ts';
import { signIn } from '../support/people.ts';
import { untilErased } from '../support/photos.ts';

const app = await appOfFile();

const as = ({ session }: Person) => app.as({ session });

const report = (who: Person, whom: Person, chat: { conversation: string; no: number }) =>
  as(who)(api.reportFile, { body: { member: whom.profileId, reason: 'scam', chat } });

const sendPhoto = async (from: Person, to: Person, background: string) => {
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background } });
  return as(from)(api.photoSend, {
    query: { member: to.profileId, client_id: randomUUID() },
    body: new Blob([await picture.png().toBuffer()]) as File,
  });
};

describe('an account that is erased', () => {
  it('[ACC-10] takes its conversations along, and leaves no word of them anywhere', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const conversation = await chatOf(app, mara, aart, ['Zanzibarquark one', 'Zanzibarquark two']);
    const sent = await sendPhoto(mara, aart, '#333');
    await as(aart)(api.conversationUpdate, {
      body: { conversation, draft: 'Zanzibarquark draft' },
    });
    await report(aart, mara, { conversation, no: 1 });
    await app.core.db
      .update(tables.users)
      .set({ status: 'deleted', deletedAt: app.clock.now() })
      .where(eq(tables.users.id, mara.id));
    app.clock.forward({ days: 13 });
    await eraseAccounts(app.core).run({});
    expect(await rowsOf(app.core, conversation)).toHaveLength(3);
    app.clock.forward({ days: 2 });
    await eraseAccounts(app.core).run({});
    const back = { ...aart, session: await signIn(app.core, aart) };
    expect(await chatsOf(app, back)).toEqual([]);
    expect(await unreadOf(app, back)).toBe(0);
    await untilErased(app, [sent.message.photo?.locked_filename]);
    expect(await findText(app, 'Zanzibarquark')).toEqual([]);
  });
});

describe('a report of a message', () => {
  it('[MEM-13] [CHAT-10] is kept with what was written before it', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const conversation = await chatOf(app, mara, aart, ['Hello', 'Send me money', 'No']);
    const { report: filed } = await report(mara, aart, { conversation, no: 2 });
    const [row] = await app.core.db
      .select()
      .from(tables.reports)
      .where(eq(tables.reports.reference, filed.reference));
    expect(row?.messages?.map(({ no, text }) => [no, text])).toEqual([
      [1, 'Hello'],
      [2, 'Send me money'],
    ]);
  });

  it('[MEM-13] is refused for messages of others and in chats of others', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const conversation = await chatOf(app, mara, aart, ['Hello', 'Hi']);
    const [stranger] = await twoPeople(app.core);
    const refused = { answer: { code: 'message_not_found' } };
    await expect(report(mara, aart, { conversation, no: 1 })).rejects.toMatchObject(refused);
    await expect(report(mara, aart, { conversation, no: 9 })).rejects.toMatchObject(refused);
    await expect(report(stranger, aart, { conversation, no: 2 })).rejects.toMatchObject(refused);
  });

  it('[CHAT-9] reaches also whoever hides or has left', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const { message } = await write(app, aart, mara);
    await app.core.db
      .update(tables.users)
      .set({ status: 'deleted', deletedAt: app.clock.now() })
      .where(eq(tables.users.id, aart.id));
    const { report: filed } = await report(mara, aart, {
      conversation: message.conversation,
      no: 1,
    });
    expect(filed).toMatchObject({ name: aart.name, status: 'received' });
  });
});

describe('what a member takes along', () => {
  it('[ACC-11] holds their conversations as they saw them', async () => {
    const [mara, aart] = await twoPeople(app.core);
    await chatOf(app, mara, aart, ['Hello', 'Hi Mara']);
    const files = await exportOf(app, mara);
    expect(jsonIn(files, 'chats.json')).toMatchObject([
      {
        with: aart.name,
        messages: [
          { from: 'me', text: 'Hello', credits: 2, photo: null },
          { from: aart.name, text: 'Hi Mara', credits: null, photo: null },
        ],
      },
    ]);
  });

  it('[ACC-11] holds the photos that they sent and that are still there, and no others', async () => {
    const [mara, aart] = await twoPeople(app.core);
    const kept = await sendPhoto(mara, aart, '#333');
    await sendPhoto(aart, mara, '#555');
    const { message: deleted } = await sendPhoto(mara, aart, '#777');
    await as(mara)(api.messageDelete, {
      body: { conversation: deleted.conversation, no: deleted.no },
    });
    const { message: lost } = await sendPhoto(mara, aart, '#999');
    await app.core.storage.remove([`${lost.photo?.filename.replace('-', '/')}.webp`]);
    const files = await exportOf(app, mara);
    const names = Object.keys(files).filter((name) => name.endsWith('.webp'));
    expect(names).toEqual([expect.stringMatching(/^chats\/photos\/[\da-f-]{36}\.webp$/)]);
    const { rawPayload } = await app.send(
      'GET',
      `/api/message-photos/${kept.message.photo?.filename}.webp`,
      { session: mara.session },
    );
    expect(Buffer.from(files[names[0] ?? ''] ?? []).equals(rawPayload)).toBe(true);
    expect(jsonIn(files, 'chats.json')).toMatchObject([
      {
        messages: [
          { from: 'me', kind: 'photo', photo: names[0] },
          { from: aart.name, kind: 'photo', photo: null },
          { from: 'me', kind: 'photo', photo: null },
          { from: 'me', kind: 'photo', photo: null },
        ],
      },
    ]);
  });
});
