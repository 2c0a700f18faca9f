import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { chatOf, ledgerOf, rowsOf, textsOf, twoPeople, unreadOf, write } from '../support/chats.ts';
import { runContended } from '../support/lock-contention.ts';
import type { Person } from '../support/people.ts';

const { conversations } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
});

const as = ({ session }: Person) => app.as({ session });

/** Lets calls meet where each waits for the one before it to be done with the conversation. */
const meetAt = (conversation: string, ...calls: (() => Promise<unknown>)[]) =>
  runContended(
    app.core,
    ({ db }) =>
      db.select().from(conversations).where(eq(conversations.id, conversation)).for('update'),
    calls,
  );

describe('a message that is on its way', () => {
  it('[CHAT-4] while both delete the conversation begins another one', async () => {
    const conversation = await chatOf(app, mara, aart, ['Hello', 'Hi']);
    const body = { conversation };
    await as(mara)(api.chatDelete, { body });
    const results = await meetAt(
      conversation,
      () => as(aart)(api.chatDelete, { body }),
      () => write(app, mara, aart, 'Once more'),
    );
    expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    const [rest] = (await as(aart)(api.chats, { query: {} })).chats;
    expect(rest?.conversation.id).not.toBe(conversation);
    expect(await textsOf(app, aart, rest?.conversation.id ?? '')).toEqual(['Once more']);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 996, spends: 2 });
  });

  it('[CHAT-9] while the other one blocks its sender is refused, and not paid', async () => {
    const conversation = await chatOf(app, mara, aart, ['Hello']);
    const [blocking, writing] = await meetAt(
      conversation,
      () => as(aart)(api.block, { body: { member: mara.profileId } }),
      () => write(app, mara, aart),
    );
    expect(blocking).toMatchObject({ status: 'fulfilled' });
    expect(writing).toMatchObject({ reason: { answer: { code: 'blocked_by' } } });
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 998, spends: 1 });
  });
});

describe('a premium member', () => {
  it('[CHAT-5] spends a balance exactly under many sends at once', async () => {
    const [payer, other] = await twoPeople(app.core, { credits: 101 });
    const { message } = await write(app, other, payer);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => write(app, payer, other, `n${index}`)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(results.length - refused.length).toBe(50);
    const reason = { status: 409, answer: { code: 'not_enough_credits' } };
    for (const one of refused) expect(one).toMatchObject({ reason });
    expect(await ledgerOf(app.core, payer)).toMatchObject({ credits: 1, spends: 50, spent: 100 });
    const rows = await rowsOf(app.core, message.conversation);
    expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 51 }, (_, no) => no + 1));
    expect(await unreadOf(app, other)).toBe(50);
  });
});
