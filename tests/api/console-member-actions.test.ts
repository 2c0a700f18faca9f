import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionEnded } from '#contract/accounts/index.ts';
import * as contract from '#contract/console/index.ts';
import { statement } from '#contract/billing/index.ts';
import { tables } from '#server/db/index.ts';
import { isSignedIn, runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import { addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { listen, nextEvent, sessionHeader, socketsOfTest } from '../support/sockets.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();
let origin: string;
let moderator: Staff;
let finance: Staff;
let treasurer: Staff;
let local: Staff;
const openSocket = socketsOfTest();

beforeAll(async () => {
  origin = await listen(app);
  moderator = await addStaff(app.core, ['moderator']);
  finance = await addStaff(app.core, ['finance']);
  treasurer = await addStaff(app.core, ['finance']);
  local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
});

const reason = 'Asked us by phone';

const bodyOf = ({ profileId: id }: Person) => ({ id, reason });

const trailOf = async ({ profileId }: Person) => {
  const { auditLog } = tables;
  const rows = await app.core.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, profileId))
    .orderBy(auditLog.no);
  return rows.map(({ action, reason: why, values, staffId }) => ({ action, why, values, staffId }));
};

const reveal = (staff: Staff, person: Person, field: contract.RevealableField) =>
  app.as(staff)(contract.memberReveal, { body: { ...bodyOf(person), field } });

describe('a hidden field', () => {
  it('[OPS-8] is revealed for a reason, which the log and the member’s own data tell', async () => {
    const mara = await addWoman(app.core, 'Mara', { birthDate: '1991-04-17' });
    expect(await reveal(moderator, mara, 'email')).toEqual({ value: mara.email });
    expect(await reveal(moderator, mara, 'birth_date')).toEqual({ value: '1991-04-17' });
    expect(await reveal(moderator, mara, 'mobile')).toEqual({ value: null });
    expect(await trailOf(mara)).toMatchObject([
      { action: 'member_revealed', why: reason, values: { field: 'email' } },
      { action: 'member_revealed', why: reason, values: { field: 'birth_date' } },
      { action: 'member_revealed', why: reason, values: { field: 'mobile' } },
    ]);
    const body = { id: mara.profileId, text: 'Showed her how to hide.' };
    await app.as(moderator)(contract.memberNote, { body });
    const files = await exportOf(app, mara);
    const at = expect.any(String) as unknown;
    expect(jsonIn(files, 'team.json')).toEqual({
      revealed: ['email', 'birth_date', 'mobile'].map((kind) => ({ at, kind, reason })),
      noted: [{ at, note: body.text }],
    });
    const page = new TextDecoder().decode(files['index.html']);
    expect(page).toContain(reason);
    expect(page).not.toContain(moderator.name);
  });

  it('[OPS-8] needs a reason, the right on that site, and for the IBAN the one for money', async () => {
    const nele = await addWoman(app.core, 'Nele');
    const body = { id: nele.profileId, field: 'email', reason: ' ' } as const;
    await expect(app.as(moderator)(contract.memberReveal, { body })).rejects.toMatchObject({
      answer: { code: 'invalid_input', fields: { reason: { code: 'required' } } },
    });
    await expect(reveal(local, nele, 'email')).rejects.toMatchObject(refusal('member_not_found'));
    await expect(reveal(moderator, nele, 'iban')).rejects.toMatchObject(refusal('not_found'));
    expect(await reveal(finance, nele, 'iban')).toEqual({ value: null });
    expect(await trailOf(nele)).toHaveLength(1);
  });
});

describe('a note', () => {
  it('[OPS-8] is read by colleagues and goes with the account', async () => {
    const ida = await addWoman(app.core, 'Ida');
    const body = { id: ida.profileId, text: 'Wants to be called in the evening.' };
    await app.as(finance)(contract.memberNote, { body });
    const { notes } = await app.as(moderator)(contract.memberRead, {
      query: { id: ida.profileId },
    });
    expect(notes).toMatchObject([{ by: { name: finance.name }, text: body.text }]);
    await expect(app.as(local)(contract.memberNote, { body })).rejects.toMatchObject(
      refusal('member_not_found'),
    );
    await app.core.db.delete(tables.users).where(eq(tables.users.id, ida.id));
    const { memberNotes } = tables;
    expect(await app.core.db.$count(memberNotes, eq(memberNotes.memberId, ida.profileId))).toBe(0);
  });
});

describe('signing a member out', () => {
  it('[OPS-8] ends sessions and sockets at once', async () => {
    const wim = await addPerson(app.core, 'Wim');
    const socket = openSocket(origin, sessionHeader(wim.session));
    await nextEvent(socket, 'connect');
    const told = nextEvent(socket, sessionEnded.name);
    await expect(
      app.as(finance)(contract.memberSignOut, { body: bodyOf(wim) }),
    ).rejects.toMatchObject(refusal('not_found'));
    await app.as(moderator)(contract.memberSignOut, { body: bodyOf(wim) });
    await told;
    expect(await isSignedIn(app, wim.session)).toBe(false);
    expect(await trailOf(wim)).toMatchObject([{ action: 'member_signed_out', why: reason }]);
  });
});

describe('confirming an address', () => {
  it('[OPS-8] opens the profile as the mailed link would, once', async () => {
    const uwe = await addPerson(app.core, 'Uwe', { status: 'not_confirmed' });
    const confirm = () => app.as(moderator)(contract.memberConfirm, { body: bodyOf(uwe) });
    await confirm();
    const page = await app.as(moderator)(contract.memberRead, { query: { id: uwe.profileId } });
    expect(page).toMatchObject({ status: 'active', confirmed_at: expect.any(String) as unknown });
    const { listings } = tables;
    expect(await app.core.db.$count(listings, eq(listings.profileId, uwe.profileId))).toBe(1);
    await expect(confirm()).rejects.toMatchObject(refusal('already_active'));
  });
});

describe('a copy of somebody’s data', () => {
  it('[OPS-8] is made for the member, who alone is told where it is', async () => {
    const bo = await addPerson(app.core, 'Bo');
    await app.as(moderator)(contract.memberExport, { body: bodyOf(bo) });
    const [mail] = await app.mailsTo(bo.email);
    expect(mail?.subject).toBe('Your data is ready');
    expect(await trailOf(bo)).toMatchObject([{ action: 'member_exported', why: reason }]);
  });
});

describe('deleting an account on behalf of its owner', () => {
  it('[OPS-8] leaves them the days to come back, and nothing more is done about it', async () => {
    const dan = await addPerson(app.core, 'Dan');
    const remove = () => app.as(moderator)(contract.memberDelete, { body: bodyOf(dan) });
    await remove();
    expect(await isSignedIn(app, dan.session)).toBe(false);
    const query = { id: dan.profileId };
    const page = await app.as(moderator)(contract.memberRead, { query });
    expect(page).toMatchObject({ status: 'deleted', deleted_at: expect.any(String) as unknown });
    expect(await app.mailsTo(dan.email)).toHaveLength(1);
    await expect(remove()).rejects.toMatchObject(refusal('member_deleted'));
    for (const spec of [contract.memberConfirm, contract.memberExport]) {
      await expect(app.as(moderator)(spec, { body: bodyOf(dan) })).rejects.toMatchObject(
        refusal('member_deleted'),
      );
    }
  });
});

it('[OPS-8] a fictional profile has no owner on whose behalf anything could be done', async () => {
  const cast = await addWoman(app.core, 'Elise', { fictional: true });
  const body = bodyOf(cast);
  const all = await Promise.allSettled([
    app.as(moderator)(contract.memberConfirm, { body }),
    app.as(moderator)(contract.memberExport, { body }),
    app.as(moderator)(contract.memberDelete, { body }),
    app.as(finance)(contract.memberCredits, { body: { ...body, credits: 5 } }),
  ]);
  const refused = { status: 'rejected', reason: refusal('member_fictional') };
  expect(all).toMatchObject(all.map(() => refused));
  expect(await trailOf(cast)).toEqual([]);
});

describe('a case that staff open', () => {
  it('[OPS-8] is about somebody whom nobody reported, and there is one at a time', async () => {
    const tom = await addPerson(app.core, 'Tom');
    const body = { ...bodyOf(tom), topic: 'scam' } as const;
    const [one, other] = await Promise.all([
      app.as(moderator)(contract.memberCase, { body }),
      app.as(moderator)(contract.memberCase, { body }),
    ]);
    expect(other).toEqual(one);
    const view = await app.as(moderator)(contract.caseRead, { query: one });
    expect(view).toMatchObject({ kind: 'report', topic: 'scam', member: { id: tom.profileId } });
    const suspend = {
      kind: 'suspend',
      ground: 'money',
      facts: 'Asked for money.',
      days: 7,
    } as const;
    await app.as(moderator)(contract.caseDecide, { body: { id: one.id, ...suspend } });
    const page = await app.as(moderator)(contract.memberRead, { query: { id: tom.profileId } });
    expect(page).toMatchObject({
      status: 'suspended',
      suspended_until: expect.any(String) as unknown,
      cases: [{ id: one.id, decision: 'suspend' }],
    });
    await expect(app.as(local)(contract.memberCase, { body })).rejects.toMatchObject(
      refusal('member_not_found'),
    );
  });
});

describe('correcting credits', () => {
  const propose = async (staff: Staff, person: Person, credits: number) => {
    const body = { ...bodyOf(person), credits };
    return (await app.as(staff)(contract.memberCredits, { body })).proposal;
  };
  const decide = (staff: Staff, id: string, decision: 'agree' | 'refuse' = 'agree') =>
    app.as(staff)(contract.proposalDecide, { body: { id, decision } });
  const creditsOf = async (person: Person) => {
    const { users, creditEntries, creditLots } = tables;
    const { db } = app.core;
    const [user] = await db.select().from(users).where(eq(users.id, person.id));
    const entries = await db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, person.id));
    const lots = await db.select().from(creditLots).where(eq(creditLots.userId, person.id));
    const sum = entries.reduce((all, { amount }) => all + amount, 0);
    const rest = lots.reduce((all, lot) => all + lot.rest, 0);
    return { balance: user?.credits, sum, rest };
  };

  it('[OPS-14] takes two people, and is an entry of its own', async () => {
    const eva = await addPerson(app.core, 'Eva', { credits: 5 });
    const proposal = await propose(finance, eva, 20);
    await expect(decide(finance, proposal.id)).rejects.toMatchObject(
      refusal('needs_second_person'),
    );
    await expect(decide(moderator, proposal.id)).rejects.toMatchObject(
      refusal('proposal_not_found'),
    );
    await expect(propose(treasurer, eva, 30)).rejects.toMatchObject(refusal('proposal_open'));
    expect(await creditsOf(eva)).toEqual({ balance: 5, sum: 5, rest: 5 });
    // The second person decides by the facts, and not by the words of the first.
    const page = () => app.as(treasurer)(contract.memberRead, { query: { id: eva.profileId } });
    const before = await page();
    expect(before.money?.proposal).toMatchObject({ facts: { credits: 20 }, may_decide: true });
    expect(JSON.stringify(before)).not.toContain(reason);
    expect(await decide(treasurer, proposal.id)).toEqual({ reason });
    expect(JSON.stringify(await page())).toContain(reason);
    expect(await creditsOf(eva)).toEqual({ balance: 25, sum: 25, rest: 25 });
    const { entries } = await app.as(eva)(statement, { query: {} });
    expect(entries[0]).toMatchObject({ kind: 'corrected', amount: 20, balance: 25 });
    expect((await trailOf(eva)).map(({ action }) => action)).toEqual([
      'proposed',
      'member_opened',
      'credits_corrected',
      'agreed',
    ]);
  });

  it('[OPS-14] never leaves less than nothing, whatever is spent meanwhile', async () => {
    const kai = await addPerson(app.core, 'Kai', { credits: 8 });
    await expect(propose(finance, kai, -9)).rejects.toMatchObject(refusal('not_enough_credits'));
    const first = await propose(finance, kai, -8);
    await decide(treasurer, first.id);
    expect(await creditsOf(kai)).toEqual({ balance: 0, sum: 0, rest: 0 });
    const lena = await addPerson(app.core, 'Lena', { credits: 8 });
    const late = await propose(finance, lena, -8);
    await app.core.db
      .update(tables.creditLots)
      .set({ rest: 3 })
      .where(eq(tables.creditLots.userId, lena.id));
    await expect(decide(treasurer, late.id)).rejects.toMatchObject(refusal('not_enough_credits'));
  });

  it('[OPS-14] happens once, by two who agree at the same time too', async () => {
    const ole = await addPerson(app.core, 'Ole', { credits: 1 });
    const third = await addStaff(app.core, ['finance']);
    const { id } = await propose(finance, ole, 10);
    const both = await Promise.allSettled([decide(treasurer, id), decide(third, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await creditsOf(ole)).toEqual({ balance: 11, sum: 11, rest: 11 });
  });

  it('[OPS-14] waits for nobody once the account is gone', async () => {
    const per = await addPerson(app.core, 'Per');
    const { id } = await propose(finance, per, 10);
    const deletedAt = new Date(app.clock.now().getTime() - 30 * 86_400_000);
    await app.core.db
      .update(tables.users)
      .set({ status: 'deleted', deletedAt })
      .where(eq(tables.users.id, per.id));
    await expect(decide(treasurer, id)).rejects.toMatchObject(refusal('member_deleted'));
    await runJob(app, 'erase-accounts');
    await expect(decide(treasurer, id)).rejects.toMatchObject(refusal('proposal_not_found'));
  });
});
