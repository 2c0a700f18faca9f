import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { countDueHours, recountFrom } from '#server/features/figures/index.ts';
import { user } from '#contract/accounts/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { reportCase } from '../support/cases.ts';
import { chatOf } from '../support/chats.ts';
import { rowsOf } from '../support/database.ts';
import type { Overrides, Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();
let boss: Staff;
let made = 0;

beforeAll(async () => {
  boss = await addStaff(app.core, ['administrator']);
  await countDueHours(app.core);
});

const join = (overrides: Overrides = {}): Promise<Person> => {
  made += 1;
  return addPerson(app.core, `Joiner${made}`, overrides);
};

const joinAll = async (count: number, overrides: Overrides): Promise<Person[]> => {
  const people: Person[] = [];
  while (people.length < count) people.push(await join(overrides));
  return people;
};

/** The hour is over, and counted. */
const countHour = async (hours = 1) => {
  app.clock.forward({ hours });
  boss = await addStaff(app.core, ['administrator']);
  await countDueHours(app.core);
};

const query = { period: '30', compare: 'none' } as const;

type Overview = Awaited<ReturnType<typeof overviewOf>>;

const overviewOf = (staff: Staff) => app.as(staff)(contract.figuresOverview, { query });

/** The lists behind figures have as many in them. */
const expectLists = async ({ span, signups, activated, money }: Overview) => {
  const { from, to } = span;
  const members = async (days: 'joined' | 'confirmed') =>
    (await app.as(boss)(contract.memberList, { query: { days, from, to } })).members.length;
  expect([await members('joined'), await members('confirmed')]).toEqual([
    signups.total,
    activated.total,
  ]);
  const orders = async (days: 'paid' | 'first' | 'refunded' | 'asked' | 'given') =>
    (await app.as(boss)(contract.orderList, { query: { days, from, to } })).sums;
  const [own] = money?.currencies ?? [];
  const sums = { orders: 1, paid_minor: own?.paid.total, back_minor: 0 };
  expect(await orders('paid')).toMatchObject([sums]);
  expect(await orders('first')).toMatchObject([sums]);
  expect(await orders('refunded')).toMatchObject([sums]);
  expect([await orders('asked'), await orders('given')]).toMatchObject([[sums], []]);
};

const fileOf = async (staff: Staff, table: string) =>
  (await app.send('GET', `${contract.figuresFile.path}?period=30&table=${table}`, staff)).payload;

it('[OPS-12] counts members by day and return, and keeps no trace of who they were', async () => {
  const member = await join();
  const visit = () => app.as({ session: member.session })(user);
  await countHour();
  expect((await overviewOf(boss)).active.total).toBe(1);
  // On the same day it is nobody new, whatever session they come with.
  await visit();
  await join({ profile: { fictional: true } });
  await countHour(24);
  await visit();
  await countHour(1);
  expect((await overviewOf(boss)).active.total).toBe(2);
  const figures = await rowsOf<Record<string, unknown>>(
    app.core.db,
    sql`select measure, detail, count from figures where measure in ('active', 'came_back')
        order by hour, measure`,
  );
  expect(figures).toEqual([
    { measure: 'active', detail: '', count: 1 },
    { measure: 'active', detail: '', count: 1 },
    { measure: 'came_back', detail: '1', count: 1 },
  ]);
  const all = await rowsOf(app.core.db, sql`select * from figures`);
  const marks = [member.id, member.profileId, member.name, member.email];
  expect(marks.filter((mark) => JSON.stringify(all).includes(mark))).toEqual([]);
});

it('[OPS-12] does not tell apart fewer than five people by source, in answers and in files', async () => {
  await joinAll(6, { trafficsource: { network: 'northlight' } });
  await joinAll(7, { trafficsource: { network: '=cmd()' } });
  await joinAll(3, { trafficsource: { network: 'tiny' } });
  await joinAll(2, { trafficsource: { ref: 'smaller' } });
  await countHour();
  const { sources, other, total } = await app.as(boss)(contract.figuresSources, { query });
  expect(sources.map(({ source }) => source)).toEqual(['=cmd()', 'northlight']);
  expect(other.total + sources.reduce((all, one) => all + one.total, 0)).toBe(total);
  expect(other.total).toBeGreaterThanOrEqual(5);
  const file = await fileOf(boss, 'sources');
  expect(file).not.toContain('tiny');
  expect(file.split('\r\n')[0]).toBe("day,'=cmd(),northlight,other");
});

it('[OPS-12] does not change what it told when members go, and follows the books', async () => {
  const [leaver] = await joinAll(1, {});
  const [pack] = await app.core.db
    .insert(tables.packages)
    .values({ siteId: 1, country: 'NL', credits: 7, minor: 700, active: false })
    .returning();
  const [order] = await app.core.db
    .insert(tables.orders)
    .values({
      id: newId(),
      siteId: 1,
      userId: leaver?.id ?? null,
      clientId: newId(),
      packageId: pack?.id ?? 0,
      credits: 7,
      country: 'NL',
      currency: 'EUR',
      listMinor: 700,
      minor: 700,
      taxBp: 0,
      taxMinor: 0,
      method: 'card',
      provider: 'sandbox',
      state: 'completed',
      createdAt: app.clock.now(),
      settledAt: app.clock.now(),
      receiptNo: 'R-1',
    })
    .returning();
  if (!order) throw new Error('Nothing was ordered.');
  const at = app.clock.now();
  const refund = { id: newId(), orderId: order.id, credits: 3, minor: 300, createdAt: at };
  await app.core.db.insert(tables.refunds).values({ ...refund, kind: 'asked', state: 'done' });
  await countHour();
  const before = await overviewOf(boss);
  const moneyOf = ({ money }: typeof before) =>
    money?.currencies.map(({ currency, paid, refunded }) => [currency, paid.total, refunded.total]);
  expect(moneyOf(before)).toEqual([['EUR', 700, 300]]);
  expect(before.money?.buyers.total).toBe(1);
  await expectLists(before);

  // Members are erased fourteen days after they went.
  app.clock.forward({ days: 15 });
  boss = await addStaff(app.core, ['administrator']);
  await app.core.db.execute(sql`delete from users where id = ${leaver?.id}`);
  await app.core.db.update(tables.refunds).set({ state: 'failed' });
  await app.core.transact(async (tx) => {
    await app.core.events.emit(tx, 'order.rebooked', { orderId: order.id, at });
  });
  await countDueHours(app.core);
  const after = await overviewOf(boss);
  expect(moneyOf(after)).toEqual([['EUR', 700, 0]]);
  await app.core.transact((tx) => recountFrom(tx, new Date(0)));
  await countDueHours(app.core);
  const again = await overviewOf(boss);
  expect(again).toEqual(after);
  expect([again.signups.total, again.money?.buyers.total]).toEqual([
    before.signups.total,
    before.money?.buyers.total,
  ]);
});

it('[OPS-12] counts what people did once, whatever they take back, and the same again', async () => {
  const { db } = app.core;
  const [one, other] = [await join({ credits: 100 }), await join()];
  const conversation = await chatOf(app, one, other, ['Hello']);
  const like = { likerId: one.profileId, likedId: other.profileId, createdAt: app.clock.now() };
  await db.insert(tables.likes).values(like);
  await reportCase(app, one, other);
  await db.update(tables.cases).set({ state: 'decided', decidedAt: app.clock.now() });
  await db.update(tables.reports).set({ decision: 'acted', status: 'decided' });
  await countHour();
  const { span } = await overviewOf(boss);
  const decided = async (days: 'reported' | 'upheld', to = span.to) => {
    const asked = { view: 'decided', days, from: span.from, to } as const;
    return (await app.as(boss)(contract.caseList, { query: asked })).cases.length;
  };
  const { reports } = await app.as(boss)(contract.figuresQuality, { query });
  expect([await decided('reported'), await decided('upheld')]).toEqual([reports.of, reports.count]);
  expect(await decided('reported', span.from)).toBe(0);
  const figures = () =>
    Promise.all([tables.figures, tables.figureDays].map((table) => db.select().from(table)));
  const before = await figures();
  const upheld = { measure: 'reports', detail: 'acted', count: 1 };
  expect(before[0]).toEqual(expect.arrayContaining([expect.objectContaining(upheld)]));
  await db.delete(tables.likes);
  await db.delete(tables.conversations).where(eq(tables.conversations.id, conversation));
  await db.update(tables.reports).set({ decision: null, status: 'in_review' });
  await db.delete(tables.cases);
  await app.core.transact((tx) => recountFrom(tx, new Date(0)));
  await countDueHours(app.core);
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect((await figures()).map(sorted)).toEqual(before.map(sorted));
});

it('[OPS-12] counts somebody as a writer once, also who deletes their chat and begins another', async () => {
  const writers = async () => (await overviewOf(boss)).writers.total;
  const before = await writers();
  const [one, other] = [await join({ credits: 100 }), await join()];
  for (let again = 0; again < 2; again += 1) {
    await chatOf(app, one, other, ['Hello']);
    await countHour();
    expect(await writers()).toBe(before + 1);
    await app.core.db.delete(tables.conversations);
  }
});

it('[OPS-12] tells how many first messages were answered within a day, never more than all', async () => {
  const answered = async () =>
    (await app.as(boss)(contract.figuresQuality, { query: { ...query, period: 'today' } })).answers;
  const people = [
    await join({ credits: 100 }),
    await join({ credits: 100 }),
    await join(),
  ] as const;
  const [one, other, third] = people;
  for (const to of [other, third]) await chatOf(app, one, to, ['Hello']);
  await chatOf(app, other, one, ['Hello back']);
  await countHour(1);
  expect(await answered()).toEqual({ of: 0, count: 0 });
  await countHour(24);
  expect(await answered()).toEqual({ of: 2, count: 1 });
});

it('[OPS-12] tells what is not counted yet from what is nothing, and compares with nothing less', async () => {
  await countHour();
  const days = async () => (await fileOf(boss, 'days')).split('\r\n');
  const spanOf = async () =>
    (await app.as(boss)(contract.figuresOverview, { query: { period: '7' } })).span;
  expect(await spanOf()).toMatchObject({ pending: [], before: expect.any(Object) });
  expect((await days()).at(-3)).not.toContain(',,');
  const wait = (hours: number) =>
    app.core.db.execute(sql`update figure_hours set is_due = true, counted_at = null
      where hour in (select hour from figure_hours order by hour desc limit 1 offset ${hours})`);
  await wait(24);
  expect((await spanOf()).pending).toEqual([5]);
  expect((await days()).at(-3)).toMatch(/^[\d-]+,+$/);
  await wait(24 * 8);
  expect((await spanOf()).before).toBeNull();
  await countDueHours(app.core);
  expect((await spanOf()).pending).toEqual([]);
});

it('[OPS-2] tells money to those alone who may see orders, and of their sites', async () => {
  const moderator = await addStaff(app.core, ['moderator']);
  expect((await overviewOf(moderator)).money).toBeNull();
  expect((await app.as(moderator)(contract.figuresQuality, { query })).refunds).toBeNull();
  expect(await fileOf(moderator, 'revenue')).toContain('not_found');
  expect(await fileOf(moderator, 'days')).not.toContain('minor');
  const both = await addStaff(app.core, [
    { role: 'moderator', site: 1 },
    { role: 'finance', site: 2 },
  ]);
  const { money, signups } = await overviewOf(both);
  expect(money).toMatchObject({ is_whole: false, currencies: [] });
  expect(signups.total).toBeGreaterThan(0);
  const elsewhere = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
  expect((await overviewOf(elsewhere)).signups.total).toBe(0);
});

it('[OPS-12] counts what waits at the end of each hour, and no hour twice', async () => {
  const [{ id } = { id: '' }] = await app.core.db
    .insert(tables.cases)
    .values({
      id: newId(),
      siteId: 1,
      kind: 'report',
      reference: 'R-WAIT-1',
      topic: 'scam',
      severity: 2,
      state: 'open',
      openedAt: app.clock.now(),
      dueAt: app.clock.now(),
    })
    .returning();
  await countHour();
  expect((await overviewOf(boss)).waiting.total).toBe(1);
  const backlog = await app.as(boss)(contract.caseBacklog, { query: {} });
  expect(backlog.report).toMatchObject({ waiting: 1, oldest_at: expect.any(String) });
  await app.core.db.execute(sql`update cases set state = 'decided' where id = ${id}`);
  // How much waited in an hour cannot be counted later.
  await app.core.transact((tx) => recountFrom(tx, new Date(0)));
  await countDueHours(app.core);
  expect((await overviewOf(boss)).waiting.total).toBe(1);
  await countHour();
  expect((await overviewOf(boss)).waiting.total).toBe(0);
});
