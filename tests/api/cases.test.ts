import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { complaint, complaintFile, reports } from '#contract/moderation.ts';
import { tables } from '#server/db/index.ts';
import { moderationJobs } from '#server/features/moderation/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { decideCase, grounds, readCase, reportCase } from '../support/cases.ts';
import { chatOf, twoPeople } from '../support/chats.ts';
import { addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows } from '../support/photos.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff, twoModerators } from '../support/staff.ts';
import { refusedWith } from '../support/answers.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;
let staff: Staff;
let colleague: Staff;

/** Each test has a queue of its own. */
beforeEach(async () => {
  await app.core.db.delete(tables.reports);
  await app.core.db.delete(tables.complaints);
  await app.core.db.delete(tables.cases);
  [mara, aart] = await twoPeople(app.core);
  [staff, colleague] = await twoModerators(app.core);
});

const list = (person: Staff, query: object = {}) => app.as(person)(contract.caseList, { query });

const assign = (person: Staff, cases: readonly string[], to: string | null) =>
  app.as(person)(contract.caseAssign, { body: { cases: [...cases], to } });

describe('a case', () => {
  it('[OPS-5] is opened by a report and holds all later ones about the same member', async () => {
    const nora = await addWoman(app.core, 'Nora');
    const id = await reportCase(app, mara, aart, { reason: 'offensive' });
    expect(await reportCase(app, nora, aart, { reason: 'underage' })).toBe(id);
    const other = await reportCase(app, aart, nora, { reason: 'other', message: '' });
    const { cases, counts } = await list(staff);
    // What became graver comes first.
    expect(cases).toMatchObject([
      { id, severity: 3, reports: 2, topic: 'offensive', excerpt: 'Asked for money.' },
      { id: other, severity: 1, reports: 1, member: { name: 'Nora' } },
    ]);
    expect(counts).toMatchObject({ open: 2, mine: 0, unclaimed: 2, late: 0 });
    const view = await readCase(app, staff, id);
    expect(view.reports.map(({ reporter }) => reporter?.name)).toEqual([
      expect.stringMatching(/^Mara/) as unknown,
      'Nora',
    ]);
    await decideCase(app, staff, { id, kind: 'no_action' });
    // What comes in afterwards is something new.
    expect(await reportCase(app, mara, aart)).not.toBe(id);
  });

  it('[OPS-5] is opened once for two reports that come at the same time', async () => {
    const others = await Promise.all(['Ina', 'Ida', 'Isa'].map((name) => addWoman(app.core, name)));
    const ids = await Promise.all(others.map((reporter) => reportCase(app, reporter, aart)));
    expect(new Set(ids).size).toBe(1);
    // Three people saying so make it graver.
    expect((await list(staff)).cases).toMatchObject([{ reports: 3, severity: 3 }]);
  });

  it('[OPS-5] that is decided while another report comes in leaves none behind', async () => {
    const others = await Promise.all(['Una', 'Uma', 'Ute'].map((name) => addWoman(app.core, name)));
    for (const reporter of others) {
      const id = await reportCase(app, mara, aart);
      await Promise.all([
        decideCase(app, staff, { id, kind: 'no_action' }),
        reportCase(app, reporter, aart),
      ]);
    }
    const { cases, reports: reportRows } = tables;
    const rows = await app.core.db
      .select({ state: cases.state, status: reportRows.status })
      .from(reportRows)
      .innerJoin(cases, eq(cases.id, reportRows.caseId));
    expect(rows.filter(({ state, status }) => state === 'decided' && status !== 'decided')).toEqual(
      [],
    );
  });

  it('[OPS-5] is opened for what came in before there were cases', async () => {
    const id = await reportCase(app, mara, aart);
    await app.core.db.update(tables.reports).set({ caseId: null });
    await app.core.db.delete(tables.cases);
    const job = moderationJobs(app.core).find(({ name }) => name === 'open-cases');
    await job?.run({});
    await job?.run({});
    const { cases } = await list(staff);
    expect(cases).toMatchObject([{ reports: 1, topic: 'scam' }]);
    expect(cases[0]?.id).not.toBe(id);
  });

  it('[OPS-5] shows the reported message with its context, and more only for a reason', async () => {
    const texts = Array.from({ length: 32 }, (_, index) => `Line ${index + 1}`);
    const conversation = await chatOf(app, mara, aart, texts);
    await chatOf(app, mara, aart, ['After it']);
    const id = await reportCase(app, mara, aart, { chat: { conversation, no: 32 } });
    const view = await readCase(app, staff, id);
    const [report] = view.reports;
    expect(report?.messages.map(({ text }) => text)).toEqual(texts.slice(22));
    expect(report).toMatchObject({ earlier: 22 });
    expect(report?.messages.at(-1)).toMatchObject({ theirs: true });
    expect(JSON.stringify(view)).not.toContain('After it');
    expect(view.facts).toContain('Line 32');
    const open = (before: number) =>
      app.as(staff)(contract.caseMessages, {
        body: { id, report: report?.id ?? '', before, reason: 'Pattern of the scam' },
      });
    const first = await open(23);
    expect(first.messages.map(({ text }) => text)).toEqual(texts.slice(2, 22));
    expect(first.earlier).toBe(2);
    expect((await open(3)).messages).toHaveLength(2);
    await expect(open(33)).rejects.toEqual(refusedWith(404, 'message_not_found'));
    expect((await readCase(app, staff, id)).trail[0]).toMatchObject({
      action: 'messages_opened',
      reason: 'Pattern of the scam',
    });
  });

  it('[OPS-5] tells plain facts about whom it is about', async () => {
    const id = await reportCase(app, mara, aart);
    const [main] = await addPhotoRows(app.core, aart, [{}]);
    const view = await readCase(app, staff, id);
    expect(view).toMatchObject({
      member: { name: expect.stringMatching(/^Aart/) as unknown, status: 'active' },
      signals: { same_picture: null, orders: 0, chats: { begun: 0, answered: 0 } },
      before: [],
      removable: [],
    });
    expect(view.member?.photo?.id).toBe(main?.id);
  });

  it('[OPS-3] that was opened is logged once for each who opens it', async () => {
    const id = await reportCase(app, mara, aart);
    await readCase(app, staff, id);
    await readCase(app, staff, id);
    const { trail } = await readCase(app, colleague, id);
    expect(trail.map(({ action, staff: by }) => [action, by])).toEqual([
      ['case_opened', colleague.id],
      ['case_opened', staff.id],
    ]);
  });
});

describe('a claim', () => {
  it('[OPS-5] is for the gravest and oldest, and for one person', async () => {
    const low = await reportCase(app, aart, mara, { reason: 'other' });
    const high = await reportCase(app, mara, aart, { reason: 'underage' });
    const next = (person: Staff) => app.as(person)(contract.caseNext, { body: {} });
    const taken = await Promise.all([next(staff), next(colleague)]);
    expect(new Set(taken.map(({ id }) => id))).toEqual(new Set([low, high]));
    expect(await next(staff)).toEqual({ id: null });
    expect((await app.as({ session: mara.session })(reports)).reports).toMatchObject([
      { status: 'in_review' },
    ]);
  });

  it('[OPS-5] keeps others from deciding, and can be let go and given', async () => {
    const id = await reportCase(app, mara, aart);
    await assign(staff, [id], staff.id);
    const conflict = await decideCase(app, colleague, { id, kind: 'no_action' });
    expect(conflict.statusCode).toBe(409);
    expect(conflict.json()).toMatchObject({ code: 'case_claimed', values: { name: staff.name } });
    await assign(staff, [id], colleague.id);
    expect((await list(colleague, { view: 'mine' })).cases).toMatchObject([{ id }]);
    await assign(colleague, [id], null);
    const operator = await addStaff(app.core, ['operator']);
    await expect(assign(staff, [id], operator.id)).rejects.toEqual(
      refusedWith(404, 'staff_not_found'),
    );
    await assign(staff, [id], staff.id);
    expect((await list(colleague, { view: 'unclaimed' })).cases).toEqual([]);
  });

  it('[OPS-5] sorts by severity, which reports only ever raise', async () => {
    const id = await reportCase(app, mara, aart, { reason: 'other' });
    await app.as(staff)(contract.caseSeverity, { body: { cases: [id], severity: 3 } });
    await reportCase(app, await addWoman(app.core, 'Olga'), aart, { reason: 'fake' });
    expect((await list(staff)).cases).toMatchObject([{ id, severity: 3 }]);
  });
});

describe('the list', () => {
  it('[OPS-5] goes on where it ended, and finds by reference and by name', async () => {
    const { listed } = contract.consoleLimits.cases;
    const people = await Promise.all(
      Array.from({ length: 3 }, (_, index) => addWoman(app.core, `Zoe ${index}`)),
    );
    const ids = [];
    for (const person of people) ids.push(await reportCase(app, mara, person));
    const [one] = await app.core.db.select().from(tables.cases);
    if (!one) throw new Error('There is no case.');
    const { id: _id, reference: _reference, memberId: _member, ...rest } = one;
    await app.core.db.insert(tables.cases).values(
      Array.from({ length: listed }, (_, index) => ({
        ...rest,
        id: crypto.randomUUID(),
        reference: `R-0000-${index}`,
        severity: (index % 3) + 1,
        openedAt: new Date(index * 1000),
      })),
    );
    const first = await list(staff);
    const second = await list(staff, { cursor: first.next ?? '' });
    const seen = [...first.cases, ...second.cases];
    expect(seen).toHaveLength(listed + 3);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(listed + 3);
    const order = seen.map(({ severity, opened_at: at }) => `${9 - severity} ${at}`);
    expect(order).toEqual(order.toSorted());
    const found = await list(staff, { search: 'zoe 1' });
    expect(found.cases.map(({ id }) => id)).toEqual([ids[1]]);
    const { reference } = found.cases[0] ?? {};
    expect((await list(staff, { search: reference?.toLowerCase() })).cases).toMatchObject([
      { id: ids[1] },
    ]);
  });
});

describe('a complaint', () => {
  it('[OPS-5] waits beside reports and is answered by a person, in writing', async () => {
    const form = {
      name: 'Renate',
      email: 'renate@post.example',
      topic: 'payment' as const,
      message: 'I was charged twice for the same package, and nobody answers.',
    };
    const { reference, key } = await app.as({})(complaintFile, { body: form });
    const { cases } = await list(staff, { kind: 'complaint' });
    expect(cases).toMatchObject([{ reference, topic: 'payment', member: null }]);
    const id = cases[0]?.id ?? '';
    const view = await readCase(app, staff, id);
    expect(view.complaint).toMatchObject({ name: 'Renate', email: 'r•••@post.example' });
    expect((await decideCase(app, staff, { id, kind: 'warn', ...grounds })).statusCode).toBe(400);
    await app.as(staff)(contract.complaintAnswer, {
      body: { id, answer: 'We found the second payment.\n\nIt is on its way back.' },
    });
    const answered = await app.as({})(complaint, { query: { reference, key } });
    expect(answered).toMatchObject({
      status: 'decided',
      decision: 'We found the second payment.\n\nIt is on its way back.',
    });
    const mails = await app.mailsTo('renate@post.example', 2);
    const mail = mails.find(({ text }) => text.includes('It is on its way back.'));
    expect(mail?.text).toContain(`key=${key}`);
    await expect(
      app.as(staff)(contract.complaintAnswer, { body: { id, answer: 'Again.' } }),
    ).rejects.toEqual(refusedWith(409, 'case_decided'));
  });
});

describe('roles', () => {
  it('[OPS-2] cases of another site do not exist', async () => {
    const id = await reportCase(app, mara, aart);
    const [report] = (await readCase(app, staff, id)).reports;
    await decideCase(app, staff, { id, kind: 'warn', ...grounds });
    const [made] = (await readCase(app, staff, id)).decisions;
    const other = await reportCase(app, aart, mara);
    const elsewhere = await addStaff(app.core, [{ role: 'moderator', site: 2 }]);
    const as = app.as(elsewhere);
    const before = await app.core.db.select().from(tables.cases);
    const reason = 'Curious';
    const calls = [
      readCase(app, elsewhere, id),
      assign(elsewhere, [other], elsewhere.id),
      as(contract.caseSeverity, { body: { cases: [other], severity: 1 } }),
      as(contract.caseNote, { body: { id, text: 'Hm' } }),
      as(contract.caseMessages, { body: { id, report: report?.id ?? '', before: 1, reason } }),
      as(contract.casePreview, { body: { id, kind: 'warn', ...grounds } }),
      as(contract.caseDecide, { body: { id: other, kind: 'no_action' } }),
      as(contract.complaintAnswer, { body: { id, answer: 'No.' } }),
    ];
    const missing = refusedWith(404, 'case_not_found');
    await Promise.all(calls.map((call) => expect(call).rejects.toEqual(missing)));
    await expect(
      as(contract.decisionUndo, { body: { id: made?.id ?? '', reason } }),
    ).rejects.toEqual(refusedWith(404, 'decision_not_found'));
    expect((await list(elsewhere)).cases).toEqual([]);
    expect((await list(elsewhere)).counts).toMatchObject({ open: 0 });
    expect(await as(contract.caseNext, { body: {} })).toEqual({ id: null });
    expect(await app.core.db.select().from(tables.cases)).toEqual(before);
  });
});
