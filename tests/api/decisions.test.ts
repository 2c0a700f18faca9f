import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionEnded } from '#contract/accounts/index.ts';
import * as contract from '#contract/console/index.ts';
import { decision } from '#contract/decisions.ts';
import { member, search } from '#contract/members/index.ts';
import { reports } from '#contract/moderation.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { moderationJobs } from '#server/features/moderation/index.ts';
import { mailSubjectsTo, runJob, signUp, signupForm } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  ban,
  decideCase,
  grounds,
  isFound,
  lastDecision,
  loginOf,
  readCase,
  reportCase,
  tell,
} from '../support/cases.ts';
import { chatOf, historyOf, twoPeople, write } from '../support/chats.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import { freshPostgresUrl } from '../support/database.ts';
import { textsOf } from '../support/outbox.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows, photoRowsOf } from '../support/photos.ts';
import { listen, nextEvent, sessionHeader, socketsOfTest } from '../support/sockets.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff, twoModerators } from '../support/staff.ts';
import { refusedWith } from '../support/answers.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;
let staff: Staff;
let colleague: Staff;
const openSocket = socketsOfTest();

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
  [staff, colleague] = await twoModerators(app.core);
});

const as = ({ session }: Person) => app.as({ session });

const undo = (person: Staff, id: string) =>
  app.as(person)(contract.decisionUndo, { body: { id, reason: 'A mistake' } });

describe('a decision', () => {
  it('[OPS-6] needs a ground and facts, and an end where it has one', async () => {
    const id = await reportCase(app, mara, aart);
    for (const [body, field] of [
      [{ kind: 'warn', facts: 'x' }, 'ground'],
      [{ kind: 'warn', ground: 'money' }, 'facts'],
      [{ kind: 'suspend', ...grounds }, 'days'],
      [{ kind: 'remove', ...grounds }, 'content'],
    ] as const) {
      const answer = await decideCase(app, staff, { id, ...body });
      expect(answer.json()).toMatchObject({ fields: { [field]: { code: 'required' } } });
    }
    const gone = await decideCase(app, staff, { id, kind: 'remove', content: 'photo', ...grounds });
    expect(gone.json()).toMatchObject({ fields: { content: { code: 'unknown_choice' } } });
    expect((await readCase(app, staff, id)).state).toBe('open');
  });

  it('[OPS-6] of no action tells the reporter, and nobody else', async () => {
    const id = await reportCase(app, mara, aart);
    await decideCase(app, staff, { id, kind: 'no_action' });
    await tell(app, id);
    const [mail] = await app.mailsTo(mara.email, 1);
    expect(mail?.subject).toMatch(/^Your report R-/);
    expect((await as(mara)(reports)).reports).toMatchObject([
      { status: 'decided', outcome: 'no_breach' },
    ]);
    await expect(decideCase(app, staff, { id, kind: 'warn', ...grounds })).resolves.toMatchObject({
      statusCode: 409,
    });
  });

  it('[OPS-6] sends a statement of reasons in the member’s language', async () => {
    await app.core.db
      .update(tables.users)
      .set({ language: 'de' })
      .where(eq(tables.users.id, aart.id));
    const id = await reportCase(app, mara, aart);
    const form = { id, kind: 'warn' as const, ground: 'money' as const };
    const facts = 'Am 1. Mai haben Sie um Gutscheine gebeten.';
    const preview = await app.as(staff)(contract.casePreview, { body: { ...form, facts } });
    expect(preview).toMatchObject({ sent: { language: 'de' }, english: { language: 'en' } });
    await decideCase(app, staff, { ...form, facts });
    await tell(app, id);
    await tell(app, id);
    const [mail] = await app.mailsTo(aart.email, 1);
    for (const paragraph of preview.sent?.paragraphs ?? []) expect(mail?.text).toContain(paragraph);
    expect(mail?.subject).toBe(preview.sent?.title);
    const { reference } = await lastDecision(app, staff, id);
    expect(mail?.text).toContain(reference);
    expect(await isFound(app, mara, aart)).toBe(true);
    const files = await exportOf(app, aart);
    expect(jsonIn(files, 'decisions.json')).toMatchObject([{ reference, kind: 'warn' }]);
  });

  it('[OPS-6] suspends at once, everywhere, and lets in again by itself', async () => {
    const conversation = await chatOf(app, mara, aart, ['Hello']);
    const id = await reportCase(app, mara, aart);
    await decideCase(app, staff, { id, kind: 'suspend', days: 7, ...grounds });
    await expect(as(aart)(reports)).rejects.toEqual(refusedWith(403, 'authentication_required'));
    expect(await isFound(app, mara, aart)).toBe(false);
    await expect(write(app, mara, aart)).rejects.toEqual(refusedWith(409, 'partner_gone'));
    expect(await historyOf(app, mara, conversation)).toHaveLength(1);
    const told = await loginOf(app, aart);
    expect(told).toMatchObject({ code: 'account_suspended' });
    const { reference = '', key = '' } = told.values ?? {};
    const view = await app.as({})(decision, { query: { reference, key } });
    expect(view).toMatchObject({ kind: 'suspend', until: told.values?.['date'], appeal: null });
    app.clock.forward({ days: 8 });
    expect(await loginOf(app, aart)).not.toHaveProperty('code');
    expect(await isFound(app, mara, aart)).toBe(true);
  });

  it('[OPS-6] removes the reported message for both, and puts it back', async () => {
    const conversation = await chatOf(app, mara, aart, ['Hello', 'Send me 400 euro']);
    const id = await reportCase(app, mara, aart, { chat: { conversation, no: 2 } });
    await decideCase(app, staff, { id, kind: 'remove', content: 'message', ...grounds });
    const textOf = async (reader: Person) =>
      (await historyOf(app, reader, conversation)).map(({ text }) => text);
    expect([await textOf(mara), await textOf(aart)]).toEqual([
      ['Hello', ''],
      ['Hello', ''],
    ]);
    await tell(app, id);
    await undo(colleague, (await lastDecision(app, staff, id)).id);
    expect(await textOf(mara)).toEqual(['Hello', 'Send me 400 euro']);
    const mails = textsOf(await app.mailsTo(aart.email, 2));
    expect(mails.filter((text) => text.includes('reversed'))).toHaveLength(1);
  });

  it('[OPS-6] removes a photo or what somebody wrote about themselves, and puts it back', async () => {
    const { profiles } = tables;
    const isAart = eq(profiles.id, aart.profileId);
    await app.core.db.update(profiles).set({ about: 'Call 0123456' }).where(isAart);
    const [photo] = await addPhotoRows(app.core, aart, [{ status: 'approved' }]);
    const stateOf = async () => {
      const [row] = await app.core.db.select().from(profiles).where(isAart);
      const [first] = await photoRowsOf(app.core, aart);
      return [row?.about, first?.status];
    };
    const made: string[] = [];
    for (const content of ['about', 'photo'] as const) {
      const id = await reportCase(app, mara, aart, { photo: photo?.id });
      await decideCase(app, staff, { id, kind: 'remove', content, ...grounds });
      made.push((await lastDecision(app, staff, id)).id);
    }
    expect(await stateOf()).toEqual(['', 'rejected']);
    for (const id of made) await undo(staff, id);
    expect(await stateOf()).toEqual(['Call 0123456', 'approved']);
  });

  it('[OPS-6] undone before anybody was told is as if it had not been made', async () => {
    const id = await reportCase(app, mara, aart);
    await decideCase(app, staff, { id, kind: 'suspend', days: 1, ...grounds });
    const { id: made } = await lastDecision(app, staff, id);
    await undo(staff, made);
    await expect(undo(staff, made)).rejects.toEqual(refusedWith(409, 'decision_undone'));
    await tell(app, id);
    expect((await readCase(app, staff, id)).state).toBe('open');
    expect(await isFound(app, mara, aart)).toBe(true);
    expect((await as(mara)(reports)).reports).toMatchObject([
      { status: 'in_review', outcome: null },
    ]);
    expect(await mailSubjectsTo(app, aart.email)).toEqual([]);
  });
});

describe('a ban', () => {
  it('[OPS-14] waits for a second person, and goes back if they refuse', async () => {
    const id = await reportCase(app, mara, aart);
    const answer = await decideCase(app, staff, { id, kind: 'ban', ...grounds });
    const { proposal } = answer.json<{ proposal: { id: string } }>();
    expect(await isFound(app, mara, aart)).toBe(true);
    expect(await readCase(app, colleague, id)).toMatchObject({
      state: 'proposed',
      proposal: { id: proposal.id, may_decide: true, facts: { facts: grounds.facts } },
    });
    const choose = (person: Staff, choice: 'agree' | 'refuse') =>
      app.as(person)(contract.proposalDecide, {
        body: { id: proposal.id, decision: choice, reason: '' },
      });
    await expect(choose(staff, 'agree')).rejects.toEqual(refusedWith(403, 'needs_second_person'));
    await choose(colleague, 'refuse');
    expect((await readCase(app, staff, id)).state).toBe('open');
    await ban(app, [staff, colleague], id);
    expect(await lastDecision(app, staff, id)).toMatchObject({
      kind: 'ban',
      decided_by: { id: staff.id },
      agreed_by: { id: colleague.id },
    });
    const { trail } = await readCase(app, staff, id);
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['proposed', 'refused', 'agreed', 'case_decided']),
    );
    expect(await isFound(app, mara, aart)).toBe(false);
    expect(await loginOf(app, aart)).toMatchObject({ code: 'account_banned' });
    const email = `shut-${aart.id}@out.example`;
    await app.core.db
      .update(tables.users)
      .set({ email, emailHash: hashOf(email) })
      .where(eq(tables.users.id, aart.id));
    const again = await signUp(app, signupForm({ email: email.replace('@', '+new@') }));
    expect(again.json()).toMatchObject({ fields: { email: { code: 'email_taken' } } });
    const found = await as(mara)(search, { query: {} });
    expect(JSON.stringify(found)).not.toContain(aart.profileId);
  });
});

describe('in another process', () => {
  it('[OPS-6] a suspension closes open tabs, and nobody finds the member any more', async () => {
    const DATABASE_URL = await freshPostgresUrl();
    const [here, there] = [await testApp({ DATABASE_URL }), await testApp({ DATABASE_URL })];
    try {
      const [nora, otto] = await twoPeople(here.core);
      const origin = await listen(there);
      const socket = openSocket(origin, sessionHeader(otto.session));
      await nextEvent(socket, 'connect');
      const id = await reportCase(here, nora, otto);
      const told = [nextEvent(socket, sessionEnded.name), nextEvent(socket, 'disconnect')];
      const person = await addStaff(here.core, ['moderator']);
      await decideCase(here, person, { id, kind: 'suspend', days: 7, ...grounds });
      await Promise.all(told);
      const asOtto = there.as({ session: otto.session });
      await expect(asOtto(reports)).rejects.toEqual(refusedWith(403, 'authentication_required'));
      const asNora = there.as({ session: nora.session });
      const query = { id: otto.profileId };
      await expect(asNora(member, { query })).rejects.toEqual(refusedWith(404, 'member_not_found'));
    } finally {
      await here.close();
      await there.close();
    }
  });
});

describe('evidence', () => {
  const erase = async ({ id }: Person) => {
    await app.core.db
      .update(tables.users)
      .set({ status: 'deleted', deletedAt: app.clock.now() })
      .where(eq(tables.users.id, id));
    app.clock.forward({ days: 15 });
    await runJob(app, 'erase-accounts');
  };

  it('[OPS-6] outlives the accounts, sealed, and goes when its time is over', async () => {
    const conversation = await chatOf(app, mara, aart, ['Hello', 'Send me 400 euro']);
    const id = await reportCase(app, mara, aart, { chat: { conversation, no: 2 } });
    await decideCase(app, staff, { id, kind: 'warn', ...grounds });
    await erase(mara);
    await erase(aart);
    const { evidence, decisions, reports: reportRows } = tables;
    const words = async () =>
      JSON.stringify([
        await app.core.db.select().from(decisions).where(eq(decisions.caseId, id)),
        await app.core.db.select().from(reportRows).where(eq(reportRows.caseId, id)),
        await app.core.db.select().from(evidence).where(eq(evidence.caseId, id)),
      ]);
    expect(await words()).not.toMatch(/400 euro|vouchers/);
    const late = await addStaff(app.core, ['moderator']);
    expect(await readCase(app, late, id)).toMatchObject({
      member: null,
      reports: [{ messages: [{ text: 'Hello' }, { text: 'Send me 400 euro' }] }],
      decisions: [{ facts: grounds.facts }],
    });
    app.clock.forward({ days: 400 });
    const job = moderationJobs(app.core).find(({ name }) => name === 'forget-cases');
    await job?.run({});
    expect(await app.core.db.$count(evidence, eq(evidence.caseId, id))).toBe(0);
    const [report] = await app.core.db.select().from(reportRows).where(eq(reportRows.caseId, id));
    if (!report) throw new Error('The report went before its case.');
    app.clock.forward({ days: 4.1 * 365 });
    await job?.run({});
    const { cases } = tables;
    expect(await app.core.db.$count(cases, eq(cases.id, id))).toBe(0);
    expect(await app.core.db.$count(reportRows, eq(reportRows.id, report.id))).toBe(0);
  });
});
