import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { publishedTransparency } from '#contract/transparency.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { decideCase, grounds, lastDecision, reportCase, tell } from '../support/cases.ts';
import { twoPeople } from '../support/chats.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let staff: Staff;
let administrator: Staff;

beforeAll(async () => {
  await app.core.db.delete(tables.reports);
  await app.core.db.delete(tables.complaints);
  await app.core.db.delete(tables.cases);
  staff = await addStaff(app.core, ['moderator']);
  administrator = await addStaff(app.core, ['administrator']);
});

it('[OPS-12] a year in numbers: what was reported, decided, undone and how soon', async () => {
  const [mara, aart] = await twoPeople(app.core);
  const warned = await reportCase(app, mara, aart);
  await decideCase(app, staff, { id: warned, kind: 'warn', ...grounds });
  await tell(app, warned);
  const { id } = await lastDecision(app, staff, warned);
  await app.as(staff)(contract.decisionUndo, { body: { id, reason: 'A mistake' } });
  const harmless = await reportCase(app, aart, mara, { reason: 'fake' });
  await decideCase(app, staff, { id: harmless, kind: 'no_action' });
  // Undone before anybody was told, and so never made.
  const dropped = await reportCase(app, mara, aart);
  await decideCase(app, staff, { id: dropped, kind: 'suspend', days: 1, ...grounds });
  const { id: undone } = await lastDecision(app, staff, dropped);
  await app.as(staff)(contract.decisionUndo, { body: { id: undone, reason: 'A mistake' } });
  const year = String(app.clock.now().getUTCFullYear());
  const read = (query: { year: string; site?: string }) =>
    app.as(administrator)(contract.transparency, { query });
  expect((await read({ year })).report).toMatchObject({
    reports: {
      received: 3,
      reasons: [
        { reason: 'scam', count: 2 },
        { reason: 'fake', count: 1 },
      ],
      acted: 1,
      no_breach: 1,
      median_hours: 0,
    },
    decisions: [{ kind: 'warn', ground: 'money', source: 'report', count: 1, reversed: 1 }],
    automated: 0,
    appeals: { filed: 0 },
  });
  expect(await read({ year, site: '2' })).toMatchObject({
    report: { reports: { received: 0 }, decisions: [] },
    published_at: null,
  });
  expect((await read({ year: '2021' })).report.reports.received).toBe(0);
  const file = await app.send('GET', `${contract.transparencyFile.path}?year=${year}`, {
    staff: administrator.staff,
  });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.payload.split('\r\n')).toEqual(
    expect.arrayContaining(['decisions,warn,money,report,1', 'reports,received,,,3']),
  );
});

it('[OPS-12] a picture that somebody took for unlawful counts by what its case decides', async () => {
  const sentAt = app.clock.now();
  const given = { kind: 'photo', siteId: 1, staffId: administrator.id, sentAt } as const;
  await app.core.db.insert(tables.reviews).values(
    ['unlawful', 'nudity', null].map((reason) => ({
      ...given,
      id: newId(),
      subject: newId(),
      reason,
      decidedAt: sentAt,
      doneAt: sentAt,
    })),
  );
  const query = { year: String(sentAt.getUTCFullYear()) };
  const { report } = await app.as(administrator)(contract.transparency, { query });
  expect(report.pictures).toMatchObject({
    approved: 1,
    refused: [{ reason: 'nudity', count: 1 }],
  });
});

describe('a report on the pages of a site', () => {
  const publish = (year: number, published = true, site = 1) =>
    app.as(administrator)(contract.transparencyPublish, { body: { year, site, published } });
  const shown = (query: { year?: string } = {}) => app.as()(publishedTransparency, { query });

  it('[OPS-12] is there from its publication on, with the figures of that day', async () => {
    expect(await shown()).toEqual({ years: [], published: null });
    const thisYear = app.clock.now().getUTCFullYear();
    await expect(publish(thisYear)).rejects.toMatchObject({ answer: { code: 'year_not_over' } });
    app.clock.forward({ seconds: 366 * 86_400 });
    administrator = await addStaff(app.core, ['administrator']);
    await publish(thisYear);
    await publish(thisYear - 1);
    const { years, published } = await shown();
    expect(years).toEqual([thisYear, thisYear - 1]);
    expect(published?.report.reports.received).toBe(3);
    await app.core.db.delete(tables.reports);
    expect(await shown()).toEqual({ years, published });
    const year = String(thisYear - 1);
    expect((await shown({ year })).published?.report.reports.received).toBe(0);
    expect(await shown({ year: '2021' })).toMatchObject({ published: null });
  });

  it('[OPS-12] is replaced by newer figures and taken away again', async () => {
    const {
      years: [latest = 0],
    } = await shown();
    await publish(latest);
    expect((await shown()).published?.report.reports.received).toBe(0);
    await publish(latest, false);
    await publish(latest, false);
    expect((await shown()).years).toEqual([latest - 1]);
  });

  it('[OPS-2] is published by who may edit that site', async () => {
    await expect(publish(2022, true, 999)).rejects.toMatchObject({ answer: { code: 'not_found' } });
    const there = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    const body = { year: 2022, site: 1, published: true };
    await expect(app.as(there)(contract.transparencyPublish, { body })).rejects.toMatchObject({
      answer: { code: 'not_found' },
    });
  });
});
