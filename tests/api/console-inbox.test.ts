import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { fictionalLines } from '#messages/fictional-lines.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { ledgerOf, textsOf } from '../support/chats.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import { addFictional, allowFictional } from '../support/fictional.ts';
import { addMan } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let operator: Staff;
let colleague: Staff;
let elise: string;

beforeAll(async () => {
  operator = await addStaff(app.core, ['operator']);
  colleague = await addStaff(app.core, ['operator']);
  await allowFictional(app);
  elise = (await addFictional(app, operator)).id;
});

beforeEach(async () => {
  await app.core.db.update(tables.fictionalChats).set({ waitingSince: null });
});

let men = 0;

/** A man who has just written to the profile, and their chat. */
const aWriter = async (text = 'Who wins?'): Promise<[Person, string]> => {
  men += 1;
  const man = await addMan(app.core, `Maarten ${men}`, {}, { paidUser: true, credits: 200 });
  return [man, await writes(man, text)];
};

const writes = async ({ session }: Person, text: string): Promise<string> => {
  const body = { member: elise, client_id: randomUUID(), text };
  return (await app.as({ session })(api.messageSend, { body })).message.conversation;
};

const refusal = (code: string) => ({ answer: { code } });

const queue = (by = operator) => app.as(by)(contract.inboxQueue, { query: {} });

const open = async (id?: string, by = operator) =>
  (await app.as(by)(contract.inboxOpen, { body: id === undefined ? {} : { id } })).chat;

const answer = (id: string, text: string, by = operator, seen = 1) =>
  app.as(by)(contract.inboxAnswer, { body: { id, client_id: randomUUID(), text, seen } });

const auditOf = (action: string, target: string) =>
  app.core.db
    .select()
    .from(tables.auditLog)
    .where(and(eq(tables.auditLog.action, action), eq(tables.auditLog.targetId, target)));

it('[OPS-11] a chat waits, is answered as the profile for nothing, and waits no more', async () => {
  const [man, id] = await aWriter();
  expect((await queue()).chats).toMatchObject([
    { id, profile: { id: elise }, excerpt: 'Who wins?', claimed_by: null },
  ]);
  const chat = await open();
  expect(chat).toMatchObject({
    id,
    profile: { name: 'Elise', story: 'Restores old books' },
    member: { name: man.name, spent: 2, real_chats: 0, let_go: false },
    messages: [{ no: 1, own: false, text: 'Who wins?' }],
    honest: null,
  });
  expect(JSON.stringify(chat)).not.toContain(man.email);
  expect(chat?.openers).toHaveLength(3);
  await answer(id, 'The cookery books, mostly.');
  expect(await queue()).toMatchObject({
    waiting: 0,
    chats: [],
    today: { own: 1, all: 1, within_goal: 100 },
  });
  expect((await textsOf(app, man, id)).toSorted()).toEqual([
    'The cookery books, mostly.',
    'Who wins?',
  ]);
  expect(await ledgerOf(app.core, man)).toMatchObject({ spends: 1 });
  expect(await auditOf('inbox_answered', id)).toMatchObject([{ staffId: operator.id }]);
  await expect(answer(id, 'And the tart.')).rejects.toMatchObject(refusal('inbox_not_found'));
  await writes(man, 'Then tell me about the tart.');
  expect((await open(id))?.messages[1]).toMatchObject({ own: true, by: { id: operator.id } });
});

it('[OPS-11] what a member writes meanwhile is read before it is answered', async () => {
  const [man, id] = await aWriter();
  await open(id);
  await writes(man, 'Can you hear me?');
  const end = (seen: number) => app.as(operator)(contract.inboxEnd, { body: { id, seen } });
  await expect(answer(id, 'The cookery books.')).rejects.toMatchObject(refusal('inbox_newer'));
  await expect(end(1)).rejects.toMatchObject(refusal('inbox_newer'));
  expect(await textsOf(app, man, id)).toHaveLength(2);
  expect((await queue()).chats).toMatchObject([{ last_no: 2, claimed_by: { id: operator.id } }]);
  const read = (by: Staff) => app.as(by)(contract.inboxRead, { query: { id } });
  expect((await read(operator)).messages).toMatchObject([{ no: 1 }, { no: 2 }]);
  await expect(read(colleague)).rejects.toMatchObject(refusal('inbox_not_found'));
  await answer(id, 'I can, and the cookery books.', operator, 2);
  expect((await queue()).waiting).toBe(0);
});

it('[OPS-11] of two at once one holds a chat, until it lapses', async () => {
  const [, id] = await aWriter();
  const both = await Promise.allSettled([open(id), open(id, colleague)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const isMine = both[0].status === 'fulfilled';
  const [winner, other] = isMine ? [operator, colleague] : [colleague, operator];
  await expect(answer(id, 'Hello.', other)).rejects.toMatchObject(refusal('inbox_claimed'));
  expect(await open(undefined, other)).toBeNull();
  expect((await queue()).chats).toMatchObject([{ claimed_by: { id: winner.id } }]);
  await app.as(winner)(contract.inboxRelease, { body: { id } });
  expect((await open(undefined, other))?.id).toBe(id);
  app.clock.forward({ seconds: contract.consoleLimits.inbox.claimMinutes * 60 + 1 });
  const again = await open(id, winner);
  expect(again?.id).toBe(id);
  await answer(id, 'Hello again.', winner);
});

it('[OPS-11] what no fictional profile may say is refused, and nothing is sent', async () => {
  const [man, id] = await aWriter('Are you real?');
  expect((await open(id))?.honest).toBe(fictionalLines.en.honest);
  const texts = {
    denial: 'I am a real person.',
    meeting: 'Let’s meet on Saturday.',
    contact: 'My number is 06 00 00 00 01',
    money: 'Send me a rose.',
  };
  for (const [topic, text] of Object.entries(texts)) {
    await expect(answer(id, text)).rejects.toMatchObject({
      answer: { code: 'fictional_text_refused', values: { topic } },
    });
    const body = { text };
    expect(await app.as(operator)(contract.inboxCheck, { body })).toEqual({ topic });
  }
  await withSettings(app, { message_length: 20 }, async () => {
    await expect(answer(id, 'x'.repeat(21))).rejects.toMatchObject(refusal('text_too_long'));
  });
  expect(await textsOf(app, man, id)).toEqual(['Are you real?']);
  await answer(id, 'Now, the cookery books.');
  const told = async () =>
    (await textsOf(app, man, id)).filter((text) => text.includes('fictional'));
  expect(await told()).toEqual([`${fictionalLines.en.honest}\n\nNow, the cookery books.`]);
  await writes(man, 'Is this a bot?');
  await open(id);
  await answer(id, fictionalLines.en.honest, operator, 3);
  expect(await told()).toContain(fictionalLines.en.honest);
});

it('[OPS-11] notes go with a chat to the colleague it is handed over to', async () => {
  const [, other] = await aWriter();
  const [man, id] = await aWriter();
  await open(id);
  const call = app.as(operator);
  await call(contract.inboxNote, { body: { id, text: 'Bakes rye.' } });
  const moderator = await addStaff(app.core, ['moderator']);
  await expect(
    call(contract.inboxHandOver, { body: { id, to: moderator.id } }),
  ).rejects.toMatchObject(refusal('staff_not_found'));
  await call(contract.inboxHandOver, { body: { id, to: colleague.id, note: 'Likes canals.' } });
  await expect(open(id)).rejects.toMatchObject(refusal('inbox_claimed'));
  expect((await open(other, colleague))?.id).toBe(other);
  expect((await queue(colleague)).chats).toMatchObject([
    { id: other, handed_by: null },
    { id, claimed_by: { id: colleague.id }, handed_by: { id: operator.id } },
  ]);
  expect((await open(undefined, colleague))?.notes).toMatchObject([
    { text: 'Bakes rye.', by: { id: operator.id } },
    { text: 'Likes canals.' },
  ]);
  // They are about the member: in their export, and gone with them.
  const files = await exportOf(app, man);
  expect(jsonIn(files, 'team.json')).toMatchObject({
    noted: [{ note: 'Bakes rye.' }, { note: 'Likes canals.' }],
  });
  expect(jsonIn(files, 'chats.json')).toMatchObject([{ with: 'Elise', fictional: true }]);
  await app.core.db.delete(tables.users).where(eq(tables.users.id, man.id));
  const { fictionalNotes } = tables;
  expect(await app.core.db.$count(fictionalNotes, eq(fictionalNotes.memberId, man.profileId))).toBe(
    0,
  );
});

it('[OPS-11] ended kindly, a chat can be read and costs nobody anything more', async () => {
  const [man, id] = await aWriter();
  await open(id);
  await app.as(operator)(contract.inboxEnd, { body: { id, seen: 1 } });
  expect(await textsOf(app, man, id)).toContain(fictionalLines.en.farewell);
  await expect(writes(man, 'Wait!')).rejects.toMatchObject(refusal('partner_gone'));
  expect(await ledgerOf(app.core, man)).toMatchObject({ spends: 1 });
  expect((await queue()).waiting).toBe(0);
  expect(await auditOf('inbox_ended', id)).toHaveLength(1);
});

it('[OPS-11] nobody answers on other sites, nor where there are no fictional profiles', async () => {
  const [man, id] = await aWriter();
  const elsewhere = await addStaff(app.core, [{ role: 'operator', site: 2 }]);
  expect((await queue(elsewhere)).chats).toEqual([]);
  await expect(open(id, elsewhere)).rejects.toMatchObject(refusal('inbox_not_found'));
  await withSettings(app, { fictional_warning: false }, async () => {
    await expect(open(id)).rejects.toMatchObject(refusal('inbox_not_found'));
    await expect(
      app.as(operator)(contract.inboxQueue, { query: { site: '1' } }),
    ).rejects.toMatchObject(refusal('not_found'));
  });
  // Whoever blocks the profile waits for nothing.
  await app.as({ session: man.session })(api.block, { body: { member: elise } });
  expect((await queue()).chats).toEqual([]);
});
