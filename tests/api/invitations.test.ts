import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { invitationNetwork } from '#contract/invitations.ts';
import { limits } from '#contract/limits.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { issueToken } from '#server/features/accounts/mail-tokens.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { balance, balanceOf } from '../support/payments.ts';
import type { Overrides, Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';

const { invited, users, welcomed } = tables;

const app = await appOfFile();
let made = 0;

const add = (overrides: Overrides = {}): Promise<Person> => {
  made += 1;
  return addPerson(app.core, `Guest${made}`, overrides);
};

const as = ({ session }: Person) => app.as({ session });

/** A member who invites, and their code. */
const addInviter = async (overrides: Overrides = {}) => {
  const inviter = await add({ paidUser: true, ...overrides });
  const { code } = await as(inviter)(api.invitationStart);
  return { inviter, code: code ?? '' };
};

/** Somebody who came with such a link and has not opened the mailed one yet. */
const comeBy = (ref: string, network = invitationNetwork) =>
  add({ status: 'not_confirmed', trafficsource: { network, ref } });

const confirm = async ({ id }: Person) => {
  const token = await app.core.transact((tx) =>
    issueToken(app.core, tx, { userId: id, kind: 'activation', hours: 24 }),
  );
  await app.as()(api.activate, { body: { token } });
  return token;
};

/** As many as a member is thanked for in a month. */
const thankFully = async (code: string): Promise<Person[]> => {
  const guests: Person[] = [];
  while (guests.length < limits.rewardedInvitations) guests.push(await comeBy(code));
  for (const guest of guests) await confirm(guest);
  return guests;
};

describe('an invitation', () => {
  it('[LAND-5] brings nothing for a mailbox that was here before', async () => {
    const { inviter, code } = await addInviter();
    const guest = await comeBy(code);
    const emailHash = hashOf(guest.email);
    await app.core.db.insert(welcomed).values({ siteId: 1, emailHash, at: app.clock.now() });
    await confirm(guest);
    expect(await as(inviter)(api.invitations)).toMatchObject({ joined: 1, thanks: 0 });
  });

  it('[LAND-5] is for members who have paid, with one code for all their links', async () => {
    const free = await add();
    expect(await as(free)(api.invitations)).toMatchObject({ code: null, open: false, joined: 0 });
    await expect(as(free)(api.invitationStart)).rejects.toMatchObject({
      status: 403,
      answer: { code: 'premium_only' },
    });
    const paid = await add({ paidUser: true });
    expect(await as(paid)(api.invitations)).toMatchObject({ code: null, open: true });
    const answers = await Promise.all([1, 2, 3].map(() => as(paid)(api.invitationStart)));
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
    expect(answers[0]?.code).toMatch(/^[0-9A-Z]{10}$/);
    expect((await as(paid)(api.invitations)).code).toBe(answers[0]?.code);
  });

  it('[LAND-5] is credited once, when whoever came has confirmed the address', async () => {
    const { inviter, code } = await addInviter();
    const guest = await comeBy(code);
    expect(await balanceOf(app, inviter)).toEqual(balance(0, true));
    const token = await confirm(guest);
    await app.as()(api.activate, { body: { token } });
    expect(await balanceOf(app, inviter)).toEqual(balance(4, true));
    expect(await as(inviter)(api.invitations)).toMatchObject({
      joined: 1,
      thanks: 4,
      next_thanks: 4,
    });
    const { entries } = await as(inviter)(api.statement, { query: {} });
    expect(entries).toMatchObject([{ kind: 'granted', what: 'invitation', amount: 4 }]);
  });

  it('[LAND-5] thanks for several who confirm at the same moment, each once', async () => {
    const { inviter, code } = await addInviter();
    const guests = await Promise.all(Array.from({ length: 5 }, () => comeBy(code)));
    await Promise.all(guests.map(confirm));
    expect(await balanceOf(app, inviter)).toEqual(balance(20, true));
  });

  it('[LAND-5] thanks for so many in a month, and counts the others all the same', async () => {
    const { inviter, code } = await addInviter();
    const guests = await thankFully(code);
    const full = await balanceOf(app, inviter);
    expect(full).toEqual(balance(4 * limits.rewardedInvitations, true));
    expect(await as(inviter)(api.invitations)).toMatchObject({ next_thanks: 0 });
    await confirm(await comeBy(code));
    expect(await balanceOf(app, inviter)).toEqual(full);
    expect((await as(inviter)(api.invitations)).joined).toBe(guests.length + 1);
    app.clock.forward({ days: limits.invitationRewardDays, seconds: 1 });
    await confirm(await comeBy(code));
    expect(await balanceOf(app, inviter)).toEqual(
      balance(4 * (limits.rewardedInvitations + 1), true),
    );
  });

  it('[LAND-5] thanks for no more when those who came leave again', async () => {
    const { inviter, code } = await addInviter();
    for (const { id } of await thankFully(code)) {
      await app.core.db.delete(users).where(eq(users.id, id));
    }
    expect(await as(inviter)(api.invitations)).toMatchObject({ joined: 0, next_thanks: 0 });
    const full = await balanceOf(app, inviter);
    await confirm(await comeBy(code));
    expect(await balanceOf(app, inviter)).toEqual(full);
  });

  it.each([
    ['a code of nobody', 'NOTHING000', invitationNetwork],
    ['another network', null, 'partner'],
  ])('[LAND-5] thanks nobody for %s', async (_, ref, network) => {
    const { inviter, code } = await addInviter();
    const guest = await comeBy(ref ?? code, network);
    await confirm(guest);
    expect(await balanceOf(app, inviter)).toEqual(balance(0, true));
    expect(await app.core.db.$count(invited, eq(invited.userId, guest.id))).toBe(0);
  });

  it('[LAND-5] thanks nobody who is gone, and goes with the account', async () => {
    const { inviter, code } = await addInviter();
    const first = await comeBy(code);
    await confirm(first);
    await app.core.db.update(users).set({ status: 'deleted' }).where(eq(users.id, inviter.id));
    await confirm(await comeBy(code));
    expect(await balanceOf(app, inviter)).toEqual(balance(4, true));
    await app.core.db.delete(users).where(eq(users.id, first.id));
    expect(await app.core.db.$count(invited, eq(invited.inviterId, inviter.id))).toBe(0);
  });
});
