import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { appealFile, decision } from '#contract/decisions.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { ban, isFound, lastDecision, loginOf, reportCase } from '../support/cases.ts';
import { twoPeople } from '../support/chats.ts';
import { textsOf } from '../support/outbox.ts';
import type { Person } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff, twoModerators } from '../support/staff.ts';
import { refusedWith } from '../support/answers.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;
let staff: Staff;
let colleague: Staff;

beforeEach(async () => {
  [mara, aart] = await twoPeople(app.core);
  [staff, colleague] = await twoModerators(app.core);
});

describe('an appeal', () => {
  const banned = async () => {
    const id = await reportCase(app, mara, aart);
    await ban(app, [staff, colleague], id);
    const { values = {} } = await loginOf(app, aart);
    return { id, holder: { reference: values['reference'] ?? '', key: values['key'] ?? '' } };
  };

  const message = 'It was not me who wrote this, my account was used by somebody else.';

  it('[OPS-7] is filed once, with the key, by whoever was told', async () => {
    const { holder } = await banned();
    const file = (body: object) => app.send('POST', appealFile.path, { body });
    const wrong = await file({ ...holder, key: 'x'.repeat(43), message });
    expect(wrong.json()).toMatchObject({ code: 'decision_not_found' });
    expect((await file({ ...holder, message: 'Why?' })).statusCode).toBe(400);
    const filed = await app.as({})(appealFile, { body: { ...holder, message } });
    expect(filed).toMatchObject({ appeal: { state: 'open', message } });
    expect((await file({ ...holder, message })).json()).toMatchObject({ code: 'appeal_filed' });
  });

  it.each([
    ['reversed', null],
    ['upheld', 'account_banned'],
  ] as const)('[OPS-7] is decided by somebody else: %s', async (outcome, code) => {
    const { id, holder } = await banned();
    await app.as({})(appealFile, { body: { ...holder, message } });
    const third = await addStaff(app.core, ['moderator']);
    const { cases } = await app.as(third)(contract.caseList, { query: { view: 'appeals' } });
    expect(cases.map((row) => row.id)).toContain(id);
    const backlog = async () => (await app.as(third)(contract.caseBacklog, { query: {} })).appeal;
    const before = await backlog();
    expect(before).toMatchObject({ waiting: cases.length, late: false });
    const appeal = (await lastDecision(app, staff, id)).appeal?.id ?? '';
    const answer = (person: Staff) =>
      app.as(person)(contract.appealDecide, {
        body: { id: appeal, outcome, answer: 'We looked at where it was written from.' },
      });
    for (const own of [staff, colleague])
      await expect(answer(own)).rejects.toEqual(refusedWith(403, 'needs_second_person'));
    await answer(third);
    expect((await backlog()).waiting).toBe(before.waiting - 1);
    await expect(answer(third)).rejects.toEqual(refusedWith(409, 'appeal_decided'));
    expect((await loginOf(app, aart)).code ?? null).toBe(code);
    expect(await isFound(app, mara, aart)).toBe(code === null);
    const view = await app.as({})(decision, { query: holder });
    expect(view).toMatchObject({ appeal: { state: outcome } });
    const mails = textsOf(await app.mailsTo(aart.email, 2));
    expect(mails.some((text) => text.includes('We looked at where it was written from.'))).toBe(
      true,
    );
  });

  it('[OPS-7] is too late after six months', async () => {
    const { holder } = await banned();
    app.clock.forward({ days: 190 });
    await expect(app.as({})(appealFile, { body: { ...holder, message } })).rejects.toEqual(
      refusedWith(410, 'appeal_too_late'),
    );
  });
});
