import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import type { FigureSpan } from '#contract/console/index.ts';
import { timeZoneOf } from '#contract/countries.ts';
import { tables } from '#server/db/index.ts';
import { countDueHours, recountFrom } from '#server/features/figures/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { rowsOf } from '../support/database.ts';
import { world } from '../support/figure-world.ts';
import type { Settled } from '../support/settle-world.ts';
import { settle } from '../support/settle-world.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEW_MS = 30 * DAY_MS;
const ZONE = 'Europe/Amsterdam';
/** Where the clocks of the two sites go. */
const zones: Record<number, string> = { 1: ZONE, 2: timeZoneOf.AU };

const app = await appOfFile();
let packageId: number;

const fail = (): never => {
  throw new Error('There is nothing.');
};

beforeAll(async () => {
  const pack = { siteId: 1, country: 'NL', credits: 7, minor: 700, active: false };
  const [added] = await app.core.db.insert(tables.packages).values(pack).returning();
  packageId = added?.id ?? fail();
  await app.core.db.execute(sql`update companies set country = 'AU'
    where id = (select company_id from sites where id = 2)`);
});

const offsetAt = (at: number): string =>
  new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const nextChange = (from: Date): Date => {
  for (let at = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS; ; at += HOUR_MS)
    if (offsetAt(at) !== offsetAt(at - HOUR_MS)) return new Date(at);
};

const dayIn = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);

const dayNumber = (at: Date, site: number) => Date.parse(dayIn(at, zones[site] ?? '')) / DAY_MS;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const isOver = (at: Date | null): at is Date =>
  at !== null && at.getTime() < Math.floor(app.clock.now().getTime() / HOUR_MS) * HOUR_MS;

interface Moment {
  readonly at: Date | null;
  readonly site: number;
}

/** How many of what happened is in each day of a span. */
const byDay = ({ from, to }: FigureSpan, moments: readonly Moment[]) => {
  const first = Date.parse(from) / DAY_MS;
  const days = moments.flatMap(({ at, site }) => (isOver(at) ? dayNumber(at, site) - first : []));
  const length = Date.parse(to) / DAY_MS - first + 1;
  return Array.from({ length }, (_, day) => days.filter((one) => one === day).length);
};

/** What there is of a site, or of all, without those who are invented. */
const within = (settled: Settled, asked: number | undefined) => {
  const isOf = (site: number) => asked === undefined || site === asked;
  const isReal = ({ site, fictional }: Settled['members'][number]) => isOf(site) && !fictional;
  const paid = settled.placed.filter(({ buyer, isPaid }) => isPaid && isOf(buyer.site));
  return {
    members: settled.members.filter(isReal),
    sent: settled.written.filter(({ from }) => isReal(from)),
    pairs: settled.pairs.filter(({ one, other }) => isReal(one) && isReal(other)),
    chats: settled.chats.filter(({ texts }) =>
      texts.every(({ from, to }) => isReal(from) && isReal(to)),
    ),
    paid,
    back: paid.flatMap(({ refund, at, ...order }) => {
      if (!refund || refund.state === 'failed' || refund.minor === 0) return [];
      const wentAt = new Date(at.getTime() + Math.max(0, refund.after) * 60_000);
      const { kind, isGiven, minor } = refund;
      const reason = kind === 'returned' ? 'returned' : isGiven ? 'given' : 'asked';
      return isOver(wentAt) ? [{ ...order, at: wentAt, reason, minor }] : [];
    }),
    decided: settled.decided.filter(({ site }) => isOf(site)),
    arrivals: settled.arrivals.filter(({ member }) => isReal(member)),
  };
};

type Own = ReturnType<typeof within>;

type Read = ReturnType<typeof app.as>;

type Query = { period: '30'; compare: 'none'; site?: string };

const expectOverview = async (read: Read, query: Query, own: Own) => {
  const overview = await read(contract.figuresOverview, { query });
  const days = (moments: readonly Moment[]) => byDay(overview.span, moments);
  const { members, sent, pairs, paid } = own;
  const joined = members.map(({ createdAt: at, site }) => ({ at, site }));
  expect(overview.signups.now).toEqual(days(joined));
  const confirmed = members.map(({ confirmedAt: at, site }) => ({ at, site }));
  expect(overview.activated.now).toEqual(days(confirmed));
  expect(overview.messages.now).toEqual(days(sent.map(({ at, from: { site } }) => ({ at, site }))));
  const writers = members.map(({ id, site, createdAt }) => {
    const at = sent.find(({ from }) => from.id === id)?.at ?? null;
    return { site, at: at && at.getTime() - createdAt.getTime() <= NEW_MS ? at : null };
  });
  expect(overview.writers.now).toEqual(days(writers));
  const liked = pairs.map(({ at, one: { site } }) => ({ at, site }));
  const matched = pairs
    .filter((pair) => pair.matched)
    .map(({ at, one: { site } }) => ({ at, site }));
  expect(overview.likes.now).toEqual(days([...liked, ...matched]));
  expect(overview.matches.now).toEqual(days(matched));
  expect(overview.money?.orders.now).toEqual(
    days(paid.map(({ at, buyer: { site } }) => ({ at, site }))),
  );
  const buyers = members.map(({ id, site }) => {
    const bought = paid.filter(({ buyer }) => buyer.id === id).map(({ at }) => at.getTime());
    return { site, at: bought.length > 0 ? new Date(Math.min(...bought)) : null };
  });
  expect(overview.money?.buyers.now).toEqual(days(buyers));

  const sources = await read(contract.figuresSources, { query });
  const told = sources.sources.map(({ now }) => now);
  const together = sources.other.now.map(
    (rest, day) => rest + sum(told.map((now) => now[day] ?? 0)),
  );
  expect(together).toEqual(overview.signups.now);
  for (const { source, now, total } of sources.sources) {
    const real = days(
      members
        .filter((member) => Object.values(member.source ?? { by: '' })[0] === source)
        .map(({ createdAt: at, site }) => ({ at, site })),
    );
    expect(now).toEqual(real.map((count, day) => (now[day] === 0 ? 0 : count)));
    expect(total).toBe(sum(now));
  }
};

const expectMoney = async (read: Read, query: Query, { paid, back }: Own) => {
  const { currencies } = await read(contract.figuresRevenue, { query });
  for (const { currency, countries } of currencies) {
    const net = (isIn: (order: { country: string; credits: number }) => boolean) =>
      sum(paid.filter((one) => one.currency === currency && isIn(one)).map(({ minor }) => minor)) -
      sum(back.filter((one) => one.currency === currency && isIn(one)).map(({ minor }) => minor));
    expect(sum(countries.map(({ minor }) => minor))).toBe(net(() => true));
    for (const { country, minor, packages } of countries) {
      if (country === null) continue;
      expect(minor).toBe(net((one) => one.country === country));
      for (const { credits, minor: part } of packages)
        expect(part).toBe(net((one) => one.country === country && one.credits === credits));
    }
  }
  const { refunds } = await read(contract.figuresQuality, { query });
  const reasons = Map.groupBy(back, ({ reason, currency }) => `${reason} ${currency}`);
  expect(
    new Map(refunds?.map(({ reason, currency, ...one }) => [`${reason} ${currency}`, one])),
  ).toEqual(
    new Map(
      [...reasons].map(([key, gone]) => [
        key,
        {
          count: gone.length,
          minor: sum(gone.map(({ minor }) => minor)),
          count_before: null,
          minor_before: null,
        },
      ]),
    ),
  );
};

const expectQuality = async (read: Read, query: Query, own: Own) => {
  const quality = await read(contract.figuresQuality, { query });
  const answers = own.chats.flatMap(({ texts: [first, ...texts] }) => {
    const answer = texts.find(({ from }) => from !== first?.from);
    return first && answer ? (answer.at.getTime() - first.at.getTime()) / 60_000 : [];
  });
  // A first message counts a day later, with whether it was answered by then.
  const asked = own.chats.filter(({ texts: [first] }) =>
    isOver(new Date((first?.at.getTime() ?? 0) + DAY_MS)),
  );
  const inTime = asked.filter(({ texts: [first, ...texts] }) =>
    texts.some(
      ({ from, at }) => from !== first?.from && at.getTime() - (first?.at.getTime() ?? 0) <= DAY_MS,
    ),
  );
  expect(quality.answers).toEqual({ of: asked.length, count: inTime.length });
  const half = answers.toSorted((a, b) => a - b)[Math.ceil(answers.length / 2) - 1];
  // It is told by buckets, the next of which is less than two and a half times as long.
  expect(quality.answer_minutes === null).toBe(half === undefined);
  expect(quality.answer_minutes ?? 0).toBeGreaterThanOrEqual(half ?? 0);
  expect(quality.answer_minutes ?? 0).toBeLessThanOrEqual(Math.max(1, (half ?? 0) * 2.5));
  const upheld = own.decided.filter(({ outcome }) => outcome === 'acted');
  expect(quality.reports).toEqual({ of: own.decided.length, count: upheld.length });
  const came = [...Map.groupBy(own.arrivals, ({ member }) => member)].flatMap(
    ([member, visits]) => {
      const joined = dayNumber(member.createdAt, member.site);
      const days = new Set(visits.map(({ at }) => dayNumber(at, member.site) - joined));
      return [...days].map((after) => ({ joined, after }));
    },
  );
  for (const { week, signups, back } of quality.cohorts) {
    const isOfWeek = (day: number) => Math.floor((day - Date.parse(week) / DAY_MS) / 7) === 0;
    const joined = own.members.map(({ createdAt, site }) => dayNumber(createdAt, site));
    expect(signups).toBe(joined.filter(isOfWeek).length);
    for (const { days, count } of back) {
      const real = came.filter((one) => one.after === days && isOfWeek(one.joined));
      if (count !== null) expect(count).toBe(real.length);
    }
  }
};

const expectHours = async (read: Read, query: Query, { sent }: Own) => {
  const { weekdays } = await read(contract.figuresHours, { query });
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { from, at } of sent) {
    const zone = { ...timeZoneOf, ZZ: zones[from.site] ?? '' }[from.country];
    const day = (new Date(dayIn(at, zone)).getUTCDay() + 6) % 7;
    const format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hour: '2-digit',
      hourCycle: 'h23',
    });
    const row = hours[day] ?? fail();
    const hour = Number(format.format(at));
    row[hour] = (row[hour] ?? 0) + 1;
  }
  expect(weekdays).toEqual(hours);
};

/** In an order in which nothing holds on to what goes. */
const emptied =
  'refunds orders reports cases conversations likes users figures figure_days figure_weeks figure_hours'.split(
    ' ',
  );

const allFigures = () =>
  Promise.all(
    ['figures', 'figure_days', 'figure_weeks'].map((table) =>
      rowsOf(app.core.db, sql.raw(`select * from ${table} order by 1, 2, 3, 4, 5, 6, 7, 8`)),
    ),
  );

/** Some days after clocks are set on or back, whichever comes next. */
const toNextChange = async (): Promise<{ change: Date; boss: Staff }> => {
  const now = app.clock.now();
  const change = nextChange(now);
  app.clock.forward({ seconds: (change.getTime() - now.getTime()) / 1000 + 3 * 86_400 });
  return { change, boss: await addStaff(app.core, ['administrator']) };
};

it('[OPS-12] counts the same as a slow count of all rows, where clocks change, and twice the same', async () => {
  const seen = new Set<number>();
  for (let changes = 0; changes < 2; changes += 1) {
    const { change, boss } = await toNextChange();
    seen.add(change.getUTCMonth());
    const start = new Date(change.getTime() - 2 * DAY_MS);
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        for (const table of emptied) await app.core.db.execute(sql.raw(`delete from ${table}`));
        const settled = await settle(app.core, given, { start, packageId, staffId: boss.id });
        await countDueHours(app.core);
        for (const site of [1, 2, undefined]) {
          const query = {
            period: '30',
            compare: 'none',
            ...(site !== undefined && { site: `${site}` }),
          } as const;
          const own = within(settled, site);
          for (const expectSame of [expectOverview, expectMoney, expectQuality, expectHours])
            await expectSame(app.as(boss), query, own);
        }
        const once = await allFigures();
        await app.core.transact((tx) => recountFrom(tx, new Date(0)));
        await Promise.all([countDueHours(app.core), countDueHours(app.core)]);
        expect(await allFigures()).toEqual(once);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }
  // One change is that of spring, the other that of autumn, when an hour comes twice.
  expect(seen).toEqual(new Set([2, 9]));
});
