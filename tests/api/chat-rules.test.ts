import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { issueToken } from '#server/features/accounts/mail-tokens.ts';
import { chatJobs } from '#server/features/chat/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  ledgerOf,
  chatOf,
  chatsOf,
  historyOf,
  rowsOf,
  participantOf,
  textsOf,
  twoPeople,
  unreadOf,
  write,
  chatStateOf,
} from '../support/chats.ts';
import { addMan, blockMember } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { signIn } from '../support/people.ts';
import { changeProfile } from '../support/photos.ts';
import { withSettings } from '../support/sites.ts';

const { profiles, users } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
});

const as = ({ session }: Person) => app.as({ session });

const changeUser = (person: Person, changes: Partial<typeof users.$inferInsert>) =>
  app.core.db.update(users).set(changes).where(eq(users.id, person.id));

describe('a partner', () => {
  it('[CHAT-9] who has not confirmed the address cannot write and is not written to', async () => {
    await write(app, mara, aart);
    await changeUser(aart, { status: 'not_confirmed' });
    expect(await chatStateOf(app, mara)).toBe('unconfirmed');
    await expect(write(app, aart, mara)).rejects.toMatchObject({
      answer: { code: 'confirm_first' },
    });
    await expect(write(app, mara, aart)).rejects.toMatchObject({
      answer: { code: 'partner_unconfirmed', values: { name: aart.name } },
    });
  });

  it('[CHAT-9] who closed the account is shown as deleted, and comes back', async () => {
    await write(app, mara, aart);
    await changeUser(aart, { status: 'deleted', deletedAt: app.clock.now() });
    expect(await chatStateOf(app, mara)).toBe('deleted');
    await expect(write(app, mara, aart)).rejects.toMatchObject({
      answer: { code: 'partner_gone' },
    });
    await changeUser(aart, { status: 'active', deletedAt: null });
    expect(await chatStateOf(app, mara)).toBe('open');
  });

  it('[CHAT-9] whose profile is closed is shown as disabled', async () => {
    await write(app, mara, aart);
    await changeProfile(app.core, aart, { status: 'disabled' });
    expect(await chatStateOf(app, mara)).toBe('disabled');
    await expect(write(app, mara, aart)).rejects.toMatchObject({
      answer: { code: 'partner_gone' },
    });
    await expect(write(app, aart, mara)).rejects.toMatchObject({ answer: { code: 'forbidden' } });
  });

  it('[CHAT-9] who hides is there for those they wrote to, and for nobody else', async () => {
    const [zoe] = await twoPeople(app.core);
    await write(app, aart, mara);
    await changeProfile(app.core, aart, { invisible: true });
    await write(app, mara, aart);
    expect((await chatsOf(app, mara))[0]?.profile).toMatchObject({ state: 'open', presence: null });
    await expect(write(app, zoe, aart)).rejects.toMatchObject({
      answer: { code: 'member_not_found' },
    });
  });

  it('[CHAT-9] who is fictional is told to be, before anything is paid', async () => {
    const cast = await addMan(app.core, `Cast ${mara.name}`, { fictional: true });
    const open = await as(mara)(api.conversation, { query: { member: cast.profileId } });
    expect(open.profile).toMatchObject({ fictional: true, state: 'open' });
  });

  it('[CHAT-1] cannot be oneself or a stranger’s guess', async () => {
    const body = { client_id: randomUUID(), text: 'Hello' };
    for (const member of [mara.profileId, randomUUID()]) {
      await expect(as(mara)(api.messageSend, { body: { ...body, member } })).rejects.toMatchObject({
        answer: { code: 'member_not_found' },
      });
    }
  });
});

describe('deleting a chat', () => {
  it('[CHAT-4] empties it for one and leaves it to the other', async () => {
    const conversation = await chatOf(app, mara, aart, ['One', 'Two', 'Three']);
    await as(aart)(api.chatDelete, { body: { conversation } });
    expect(await chatsOf(app, aart)).toEqual([]);
    expect(await unreadOf(app, aart)).toBe(0);
    expect(await textsOf(app, mara, conversation)).toEqual(['One', 'Two', 'Three']);
    await write(app, mara, aart, 'Four');
    expect(await textsOf(app, aart, conversation)).toEqual(['Four']);
    expect((await chatsOf(app, aart))[0]).toMatchObject({ num_unread_messages: 1 });
  });

  it('[CHAT-4] erases what both have deleted', async () => {
    const conversation = await chatOf(app, mara, aart, ['One', 'Two']);
    await as(aart)(api.chatDelete, { body: { conversation } });
    await write(app, mara, aart, 'Three');
    await as(mara)(api.chatDelete, { body: { conversation } });
    expect((await rowsOf(app.core, conversation)).map(({ text }) => text)).toEqual(['Three']);
    await as(aart)(api.chatDelete, { body: { conversation } });
    expect(await rowsOf(app.core, conversation)).toEqual([]);
    expect(await participantOf(app.core, conversation, mara)).toBeUndefined();
  });

  it('[CHAT-4] by profile deletes the conversation with it', async () => {
    const conversation = await chatOf(app, mara, aart, ['One', 'Two']);
    await as(mara)(api.chatDelete, { body: { member: aart.profileId } });
    expect(await chatsOf(app, mara)).toEqual([]);
    expect(await historyOf(app, mara, conversation)).toEqual([]);
    for (const body of [{}, { member: aart.profileId, conversation }]) {
      await expect(as(mara)(api.chatDelete, { body })).rejects.toMatchObject({ status: 400 });
    }
    await expect(
      as(mara)(api.chatDelete, { body: { member: randomUUID() } }),
    ).rejects.toMatchObject({ answer: { code: 'conversation_not_found' } });
  });
});

describe('history', () => {
  // Sessions do not last as long as histories.
  const returning = async (person: Person) => ({
    ...person,
    session: await signIn(app.core, person),
  });
  const runJob = () => chatJobs(app.core)[0]?.run({});

  it('[CHAT-8] is erased after the days of the site, with what was unread of it', async () => {
    const conversation = await chatOf(app, aart, mara, ['Old', 'Old too', 'Unread']);
    app.clock.forward({ days: 80 });
    await write(app, await returning(aart), mara, 'Newer');
    await runJob();
    expect(await rowsOf(app.core, conversation)).toHaveLength(4);
    app.clock.forward({ days: 11 });
    await runJob();
    expect(await textsOf(app, await returning(mara), conversation)).toEqual(['Newer']);
    expect(await participantOf(app.core, conversation, mara)).toMatchObject({ unread: 1 });
    app.clock.forward({ days: 90 });
    await runJob();
    expect(await rowsOf(app.core, conversation)).toEqual([]);
    expect(await participantOf(app.core, conversation, mara)).toBeUndefined();
  });

  it('[CHAT-8] is as long as the site says', async () => {
    [mara, aart] = await twoPeople(app.core);
    const conversation = await chatOf(app, mara, aart, ['One', 'Two']);
    await withSettings(app, { chat_history_days: 7 }, async () => {
      app.clock.forward({ days: 8 });
      await runJob();
    });
    expect(await rowsOf(app.core, conversation)).toEqual([]);
  });
});

describe('first words from signup', () => {
  const confirm = async ({ id }: Person) => {
    const token = await app.core.transact((tx) =>
      issueToken(app.core, tx, { userId: id, kind: 'activation', hours: 24 }),
    );
    return app.as()(api.activate, { body: { token } });
  };

  it('[ACC-4] [CHAT-6] leave as a free first message once the address is confirmed', async () => {
    const [late] = await twoPeople(app.core, {
      status: 'not_confirmed',
      paidUser: false,
      credits: 4,
    });
    await changeUser(late, { signupMessage: 'I liked your smile', signupFor: aart.profileId });
    const { first_message: told } = await confirm(late);
    const [chat] = await chatsOf(app, aart);
    expect(told).toEqual({ conversation: chat?.conversation.id });
    expect(chat).toMatchObject({
      profile: { name: late.name },
      last: { text: 'I liked your smile' },
      num_unread_messages: 1,
    });
    expect(await ledgerOf(app.core, late)).toMatchObject({ begun: 1, credits: 4 });
    const [row] = await app.core.db.select().from(users).where(eq(users.id, late.id));
    expect(row).toMatchObject({ signupMessage: null, signupFor: null, status: 'active' });
  });

  it('[ACC-4] keep nobody from opening the account when they cannot be delivered', async () => {
    const [late] = await twoPeople(app.core, { status: 'not_confirmed', paidUser: false });
    await changeUser(late, { signupMessage: 'Hello', signupFor: aart.profileId });
    await blockMember(app, aart, mara);
    await app.core.db
      .update(profiles)
      .set({ status: 'disabled' })
      .where(eq(profiles.id, aart.profileId));
    expect(await confirm(late)).toEqual({ first_message: { conversation: null } });
    const [row] = await app.core.db.select().from(users).where(eq(users.id, late.id));
    expect(row).toMatchObject({ status: 'active', signupMessage: null });
    expect(await confirm(late)).toEqual({ first_message: null });
  });
});
