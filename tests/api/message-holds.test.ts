import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageEvent } from '#contract/chat/index.ts';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { eraseAccounts } from '#server/features/accounts/delete-account.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { ban, decideCase, grounds, readCase, tell } from '../support/cases.ts';
import { chatsOf, ledgerOf, textsOf, twoPeople, unreadOf, write } from '../support/chats.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import * as holds from '../support/holds.ts';
import type { Person } from '../support/people.ts';
import { signIn } from '../support/people.ts';
import { changeSite, withSettings } from '../support/sites.ts';
import { listen, receivedOn, sessionHeader, socketsOfTest } from '../support/sockets.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { notifications, reports, users } = tables;
const SCAM = 'Please send me money by Western Union';

const app = await appOfFile();
let origin: string;
let mara: Person;
let aart: Person;
let staff: Staff;
const openSocket = socketsOfTest();

beforeAll(async () => {
  origin = await listen(app);
  await changeSite(app, { settings: { hold_scam_messages: true } });
});

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
  staff = await addStaff(app.core, ['moderator']);
});

const as = ({ session }: Person) => app.as({ session });

const decide = (body: Parameters<typeof holds.decideAbout>[3]) =>
  holds.decideAbout(app, staff, mara, body);

const remove = { kind: 'remove', content: 'message', source: 'hold', ...grounds } as const;

/** Holds a message of Mara's, and gives its conversation. */
const hold = async (text = SCAM): Promise<string> => {
  const { message, held } = await write(app, mara, aart, text);
  expect(held).toBe(true);
  return message.conversation;
};

const refused = (code: string) =>
  expect.objectContaining({ answer: expect.objectContaining({ code }) as unknown });

describe('a message that looks like a scam', () => {
  it('[OPS-5] is delivered where the site holds none', async () => {
    await withSettings(app, { hold_scam_messages: false }, async () => {
      const { held, message } = await write(app, mara, aart, SCAM);
      expect(held).toBe(false);
      expect(await textsOf(app, aart, message.conversation)).toEqual([SCAM]);
    });
  });

  it('[OPS-5] is held, and its receiver finds nothing of it anywhere', async () => {
    const socket = openSocket(origin, sessionHeader(aart.session));
    const heard = receivedOn(socket, messageEvent);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const conversation = await hold();
    expect(await chatsOf(app, aart)).toEqual([]);
    expect(await unreadOf(app, aart)).toBe(0);
    expect(await textsOf(app, aart, conversation)).toEqual([]);
    expect(await holds.heldOf(app, aart, conversation)).toEqual([]);
    const query = { member: mara.profileId };
    expect(await as(aart)(api.conversation, { query })).toMatchObject({ chat: null });
    await expect(as(aart)(api.chatDelete, { body: query })).rejects.toEqual(
      refused('conversation_not_found'),
    );
    expect(await as(aart)(api.chatSearch, { query: { q: 'Western' } })).toEqual({
      people: [],
      messages: [],
    });
    expect(await app.core.db.$count(notifications, eq(notifications.userId, aart.id))).toBe(0);
    expect(jsonIn(await exportOf(app, aart), 'chats.json')).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('[OPS-5] is there for its sender, in the chat, the list and the export', async () => {
    const conversation = await hold();
    expect(await holds.heldOf(app, mara, conversation)).toEqual([SCAM]);
    expect(await textsOf(app, mara, conversation)).toEqual([]);
    expect(await chatsOf(app, mara)).toMatchObject([{ last: { text: SCAM } }]);
    expect(jsonIn(await exportOf(app, mara), 'chats.json')).toMatchObject([
      { messages: [{ from: 'me', text: SCAM }] },
    ]);
  });

  it('[OPS-5] is taken and paid once for each client id, also at the same moment', async () => {
    const client_id = randomUUID();
    const { spent } = await ledgerOf(app.core, mara);
    const sends = [1, 2].map(() => write(app, mara, aart, SCAM, { client_id }));
    const [one] = await Promise.all(sends);
    const again = await write(app, mara, aart, SCAM, { client_id });
    expect(again).toMatchObject({ held: true, message: { client_id } });
    expect(await holds.heldOf(app, mara, one?.message.conversation ?? '')).toHaveLength(1);
    expect((await ledgerOf(app.core, mara)).spent - spent).toBe(2);
  });

  it('[OPS-5] holds up what its sender writes after it, and not what the other one writes', async () => {
    const conversation = await hold();
    expect(await write(app, mara, aart, 'Hello?')).toMatchObject({ held: true });
    const both = await Promise.all(['One', 'Two'].map((text) => write(app, mara, aart, text)));
    expect(both).toMatchObject([{ held: true }, { held: true }]);
    const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: '#333' } });
    const photo = {
      query: { member: aart.profileId, client_id: randomUUID() },
      body: new Blob([await picture.png().toBuffer()]) as File,
    };
    await expect(as(mara)(api.photoSend, photo)).rejects.toEqual(refused('message_held'));
    await write(app, aart, mara, 'Good morning');
    expect(await textsOf(app, mara, conversation)).toEqual(['Good morning']);
    expect(await holds.heldOf(app, mara, conversation)).toHaveLength(4);
    expect(await chatsOf(app, aart)).toMatchObject([{ last: { text: 'Good morning' } }]);
  });

  it('[OPS-5] is held among the first five of a chat only, and no edit brings it in', async () => {
    for (const text of ['a', 'b', 'c', 'd']) await write(app, mara, aart, text);
    const { message } = await write(app, mara, aart, 'Hello');
    const { conversation, no } = message;
    await expect(
      as(mara)(api.messageEdit, { body: { conversation, no, text: SCAM } }),
    ).rejects.toEqual(refused('send_as_new'));
    expect(await write(app, mara, aart, SCAM)).toMatchObject({ held: false });
  });
});

describe('the case of a held message', () => {
  it('[OPS-5] shows it with what came before, found by software and reported by nobody', async () => {
    await write(app, aart, mara, 'Good morning');
    await hold();
    const id = await holds.openCaseOf(app, mara);
    const view = await readCase(app, staff, id);
    expect(view).toMatchObject({
      kind: 'report',
      topic: 'scam',
      severity: 2,
      removable: ['message'],
      signals: { reports: { before: 0 } },
      reports: [
        { held: true, reporter: null, messages: [{ text: 'Good morning' }, { text: SCAM }] },
      ],
    });
    const { cases } = await app.as(staff)(contract.caseList, { query: {} });
    expect(cases.find((row) => row.id === id)).toMatchObject({ excerpt: SCAM });
  });

  it('[OPS-6] without action delivers it once, in order, and not before that is final', async () => {
    const conversation = await hold();
    await write(app, mara, aart, 'Hello?');
    await write(app, aart, mara, 'Good morning');
    const id = await holds.openCaseOf(app, mara);
    await decideCase(app, staff, { id, kind: 'no_action' });
    expect(await textsOf(app, aart, conversation)).toEqual(['Good morning']);
    await Promise.all([tell(app, id), tell(app, id)]);
    await tell(app, id);
    expect(await textsOf(app, aart, conversation)).toEqual(['Good morning', SCAM, 'Hello?']);
    expect(await textsOf(app, mara, conversation)).toEqual(['Good morning', SCAM, 'Hello?']);
    expect(await holds.heldOf(app, mara, conversation)).toEqual([]);
    expect(await unreadOf(app, aart)).toBe(2);
    expect(await app.core.db.$count(notifications, eq(notifications.userId, aart.id))).toBe(1);
    expect(await chatsOf(app, aart)).toMatchObject([{ last: { text: 'Hello?' } }]);
  });

  it('[OPS-6] waits again when a decision is undone in time', async () => {
    const conversation = await hold();
    const id = await holds.openCaseOf(app, mara);
    const { credits } = await ledgerOf(app.core, mara);
    for (const body of [{ kind: 'no_action' } as const, remove]) {
      await decideCase(app, staff, { id, ...body });
      await holds.undoLast(app, staff, id);
      await tell(app, id);
    }
    expect(await textsOf(app, aart, conversation)).toEqual([]);
    expect(await holds.heldOf(app, mara, conversation)).toEqual([SCAM]);
    expect((await ledgerOf(app.core, mara)).credits).toBe(credits);
    expect(await readCase(app, staff, id)).toMatchObject({ state: 'open', removable: ['message'] });
  });

  it('[OPS-6] removes it, pays it back and tells its sender why', async () => {
    const before = await ledgerOf(app.core, mara);
    const conversation = await hold();
    expect((await ledgerOf(app.core, mara)).credits).toBe(before.credits - 2);
    const id = await decide(remove);
    expect((await ledgerOf(app.core, mara)).credits).toBe(before.credits);
    await expect(textsOf(app, mara, conversation)).rejects.toBeTruthy();
    expect(await chatsOf(app, aart)).toEqual([]);
    const [mail] = await app.mailsTo(mara.email);
    expect(mail?.text).toContain('held your message for review');
    // An appeal that succeeds delivers it after all, for nothing.
    await holds.undoLast(app, staff, id);
    expect(await chatsOf(app, aart)).toMatchObject([{ last: { text: SCAM } }]);
    expect((await ledgerOf(app.core, mara)).credits).toBe(before.credits);
  });

  it('[OPS-6] removes it for good where a block came before the reversal', async () => {
    await hold();
    const id = await decide(remove);
    const { credits } = await ledgerOf(app.core, mara);
    await as(aart)(api.block, { body: { member: mara.profileId } });
    await holds.undoLast(app, staff, id);
    expect(await chatsOf(app, aart)).toEqual([]);
    expect((await ledgerOf(app.core, mara)).credits).toBe(credits);
  });

  it('[OPS-6] gives back a conversation that was begun for nothing', async () => {
    [mara, aart] = await twoPeople(app.core, { paidUser: false });
    await hold();
    await write(app, mara, aart, 'Hello?');
    expect(await ledgerOf(app.core, mara)).toMatchObject({ begun: 1, spent: 2 });
    await decide(remove);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ begun: 0 });
    expect(await chatsOf(app, aart)).toMatchObject([{ last: { text: 'Hello?' } }]);
  });

  it('[OPS-6] delivers nothing of somebody who is suspended or banned', async () => {
    await hold();
    await decide({ kind: 'suspend', days: 7, ...grounds });
    await app.core.db.update(users).set({ suspendedUntil: null }).where(eq(users.id, mara.id));
    mara = { ...mara, session: await signIn(app.core, mara) };
    await hold();
    const colleague = await addStaff(app.core, ['moderator']);
    await ban(app, [staff, colleague], await holds.openCaseOf(app, mara));
    expect(await holds.countHeld(app, mara)).toBe(0);
    expect(await chatsOf(app, aart)).toEqual([]);
    expect((await ledgerOf(app.core, mara)).credits).toBe(1000);
  });
});

describe('a held message that nobody decides over', () => {
  it('[OPS-5] is not delivered once one of the two has blocked the other', async () => {
    const { credits } = await ledgerOf(app.core, mara);
    await hold();
    await as(aart)(api.block, { body: { member: mara.profileId } });
    await as(aart)(api.unblock, { body: { member: mara.profileId } });
    await decide({ kind: 'no_action' });
    expect(await chatsOf(app, aart)).toEqual([]);
    expect((await ledgerOf(app.core, mara)).credits).toBe(credits);
  });

  it('[OPS-5] goes with the chat that its sender deletes', async () => {
    const { credits } = await ledgerOf(app.core, mara);
    const conversation = await hold();
    await as(mara)(api.chatDelete, { body: { conversation } });
    await decide({ kind: 'no_action' });
    expect(await chatsOf(app, aart)).toEqual([]);
    expect((await ledgerOf(app.core, mara)).credits).toBe(credits);
  });

  it('[OPS-5] is delivered after 24 hours, and can still be removed', async () => {
    const conversation = await hold();
    await write(app, mara, aart, 'Hello?');
    app.clock.forward({ hours: 23 });
    await holds.deliverOverdue(app);
    expect(await chatsOf(app, aart)).toEqual([]);
    app.clock.forward({ hours: 2 });
    await Promise.all([holds.deliverOverdue(app), holds.deliverOverdue(app)]);
    expect(await textsOf(app, aart, conversation)).toEqual([SCAM, 'Hello?']);
    staff = await addStaff(app.core, ['moderator']);
    await decide(remove);
    expect(await textsOf(app, aart, conversation)).toEqual(['', 'Hello?']);
  });

  it('[OPS-5] goes with the account of its sender, and is paid back with that of its receiver', async () => {
    const { credits } = await ledgerOf(app.core, mara);
    await hold();
    await write(app, aart, mara, 'Pay me by Western Union');
    await app.core.db
      .update(users)
      .set({ status: 'deleted', deletedAt: app.clock.now() })
      .where(eq(users.id, aart.id));
    app.clock.forward({ hours: 25 });
    await holds.deliverOverdue(app);
    expect((await ledgerOf(app.core, mara)).credits).toBe(credits);
    app.clock.forward({ days: 15 });
    await eraseAccounts(app.core).run({});
    expect(await holds.countHeld(app, aart)).toBe(0);
    const kept = await app.core.db
      .select()
      .from(reports)
      .where(eq(reports.memberId, mara.profileId));
    expect(kept).toMatchObject([{ messages: null, heldForId: null }]);
  });
});
