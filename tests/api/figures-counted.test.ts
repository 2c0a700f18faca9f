import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { timeZoneOf } from '#contract/countries.ts';
import { hashOf, newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { countDueHours, recountFrom } from '#server/features/figures/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { rowsOf } from '../support/database.ts';
import type { World } from '../support/figure-world.ts';
import { world } from '../support/figure-world.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const SITE = 1;
const ZONE = 'Europe/Amsterdam';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const NEW_MS = 30 * 24 * HOUR_MS;

const app = await appOfFile();
let boss: Staff;
let packageId: number;
/** The hour in which clocks are set back, a few days ago. */
let change: Date;

const fail = (): never => {
  throw new Error('There is nobody.');
};

const offsetAt = (at: number): string =>
  new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const nextChange = (from: Date): Date => {
  for (let at = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS; ; at += HOUR_MS)
    if (offsetAt(at) !== offsetAt(at - HOUR_MS)) return new Date(at);
};

const dayIn = (at: Date, zone = ZONE): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);

beforeAll(async () => {
  const now = app.clock.now();
  change = nextChange(now);
  app.clock.forward({ seconds: (change.getTime() - now.getTime()) / 1000 + 3 * 86_400 });
  boss = await addStaff(app.core, ['administrator']);
  const pack = { siteId: SITE, country: 'NL', credits: 7, minor: 700, active: false };
  const [added] = await app.core.db.insert(tables.packages).values(pack).returning();
  packageId = added?.id ?? fail();
});

/** Writes a world into the database, and answers with what of it counts. */
const settle = async ({ people, messages, likes, orders }: World) => {
  const { db } = app.core;
  const start = change.getTime() - 2 * 24 * HOUR_MS;
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS);
  const members = people.map(({ minute: joined, ...person }, index) => ({
    ...person,
    id: newId(),
    profileId: newId(),
    createdAt: at(index === 0 ? 0 : joined),
    confirmedAt:
      person.confirmedAfter === null
        ? null
        : at((index === 0 ? 0 : joined) + person.confirmedAfter),
  }));
  await db.insert(tables.users).values(
    members.map(({ id, source, createdAt, confirmedAt }) => ({
      id,
      siteId: SITE,
      email: `${id}@people.example`,
      emailHash: hashOf(id),
      nameKey: id,
      passwordHash: '',
      status: 'active' as const,
      language: 'en' as const,
      trafficsource: source,
      createdAt,
      confirmedAt,
    })),
  );
  await db.insert(tables.profiles).values(
    members.map(({ id, profileId, country, fictional }) => ({
      id: profileId,
      userId: id,
      siteId: SITE,
      name: id,
      status: 'active' as const,
      gender: 'woman' as const,
      seeking: ['man' as const],
      birthDate: '1990-05-05',
      country,
      fictional,
    })),
  );
  const pick = (index: number) => members[index % members.length] ?? fail();
  const written = messages
    .map(({ from, to, minute: sent }) => ({ from: pick(from), to: pick(to), at: at(sent) }))
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const chats = [
    ...Map.groupBy(written, ({ from, to }) => [from.profileId, to.profileId].toSorted().join(' ')),
  ].map(([key, texts]) => ({ id: newId(), pair: key.split(' '), texts }));
  for (const { id, pair, texts } of chats) {
    const [oneId = '', otherId = ''] = pair;
    const [first] = texts;
    await db.insert(tables.conversations).values({
      id,
      siteId: SITE,
      oneId,
      otherId,
      lastNo: texts.length,
      createdAt: first?.at ?? change,
    });
    await db.insert(tables.chatSides).values([
      { conversationId: id, profileId: oneId, partnerId: otherId, lastAt: change },
      { conversationId: id, profileId: otherId, partnerId: oneId, lastAt: change },
    ]);
    await db.insert(tables.messages).values(
      texts.map((text, index) => ({
        conversationId: id,
        no: index + 1,
        senderId: text.from.profileId,
        clientId: newId(),
        kind: 'text' as const,
        text: 'x',
        price: 0,
        createdAt: text.at,
      })),
    );
  }
  const pairs = new Map(
    likes
      .map(({ from, to, minute: liked, matched }) => ({
        one: pick(from),
        other: pick(to),
        at: at(liked),
        matched,
      }))
      .filter(({ one, other }) => one !== other)
      .map((like) => [[like.one.profileId, like.other.profileId].toSorted().join(' '), like]),
  );
  const liked = [...pairs.values()].flatMap(({ one, other, at: createdAt, matched }) => {
    const like = { createdAt, matchedAt: matched ? createdAt : null };
    return [
      { ...like, likerId: one.profileId, likedId: other.profileId },
      ...(matched ? [{ ...like, likerId: other.profileId, likedId: one.profileId }] : []),
    ];
  });
  if (liked.length > 0) await db.insert(tables.likes).values(liked);
  const placed = orders.map((order) => ({
    ...order,
    id: newId(),
    buyer: pick(order.by),
    at: at(order.minute),
  }));
  for (const { id, buyer, credits, currency, minor, isPaid, refund, at: settledAt } of placed) {
    await db.insert(tables.orders).values({
      id,
      siteId: SITE,
      userId: buyer.id,
      clientId: newId(),
      packageId,
      credits,
      country: 'NL',
      currency: currency as 'EUR',
      listMinor: minor,
      minor,
      taxBp: 0,
      taxMinor: 0,
      method: 'card',
      provider: 'sandbox',
      state: isPaid ? 'completed' : 'failed',
      createdAt: settledAt,
      settledAt,
      receiptNo: isPaid ? id : null,
    });
    if (!refund) continue;
    const { after, minor: back, kind, state } = refund;
    const createdAt = new Date(settledAt.getTime() + after * MINUTE_MS);
    await db
      .insert(tables.refunds)
      .values({ id: newId(), orderId: id, credits: 0, minor: back, kind, state, createdAt });
  }
  return { members, written, chats, pairs: [...pairs.values()], placed };
};

/** In an order in which nothing holds on to what goes. */
const emptied = 'refunds orders conversations likes users figures figure_days figure_hours'.split(
  ' ',
);

const allFigures = () =>
  Promise.all(
    ['figures', 'figure_days'].map((table) =>
      rowsOf(app.core.db, sql.raw(`select * from ${table} order by 1, 2, 3, 4, 5, 6, 7, 8`)),
    ),
  );

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

it('[OPS-12] counts the same as a slow count of all rows, where clocks change, and twice the same', async () => {
  const query = { period: '30', compare: 'none', site: `${SITE}` } as const;
  const read = app.as(boss);
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      for (const table of emptied) await app.core.db.execute(sql.raw(`delete from ${table}`));
      const { members, written, chats, pairs, placed } = await settle(given);
      await countDueHours(app.core);
      const overview = await read(contract.figuresOverview, { query });
      const { from } = overview.span;
      const real = members.filter(({ fictional }) => !fictional);
      const byDay = (moments: readonly Date[]) => {
        const days = moments.map(
          (at) => (Date.parse(dayIn(at)) - Date.parse(from)) / (24 * HOUR_MS),
        );
        return overview.signups.now.map((_, day) => days.filter((one) => one === day).length);
      };
      const isOver = (at: Date | null): at is Date =>
        at !== null && at.getTime() < Math.floor(app.clock.now().getTime() / HOUR_MS) * HOUR_MS;
      expect(overview.signups.now).toEqual(byDay(real.map(({ createdAt }) => createdAt)));
      expect(overview.activated.now).toEqual(
        byDay(real.map(({ confirmedAt }) => confirmedAt).filter(isOver)),
      );
      const sent = written.filter((message) => !message.from.fictional);
      expect(overview.messages.now).toEqual(byDay(sent.map(({ at }) => at)));
      const authors = real.map(({ id, createdAt }) => {
        const first = sent.find((message) => message.from.id === id)?.at ?? null;
        return first && first.getTime() - createdAt.getTime() <= NEW_MS ? first : null;
      });
      expect(overview.writers.now).toEqual(byDay(authors.filter(isOver)));
      const realPairs = pairs.filter(({ one, other }) => !one.fictional && !other.fictional);
      const liked = realPairs.flatMap(({ at, matched }) => (matched ? [at, at] : [at]));
      expect(overview.likes.now).toEqual(byDay(liked));
      const matched = realPairs.filter((pair) => pair.matched);
      expect(overview.matches.now).toEqual(byDay(matched.map(({ at }) => at)));

      const paid = placed.filter(({ isPaid }) => isPaid);
      expect(overview.money?.orders.now).toEqual(byDay(paid.map(({ at }) => at)));
      const buyers = new Set(
        paid.filter(({ buyer }) => !buyer.fictional).map(({ buyer }) => buyer.id),
      );
      expect(overview.money?.buyers.total).toBe(buyers.size);
      for (const currency of ['EUR', 'GBP']) {
        const own = paid.filter((order) => order.currency === currency);
        const told = overview.money?.currencies.find((one) => one.currency === currency);
        expect(told?.paid.total ?? 0).toBe(sum(own.map(({ minor }) => minor)));
        const back = own.flatMap(({ refund, at }) =>
          refund &&
          refund.state !== 'failed' &&
          isOver(new Date(at.getTime() + Math.max(0, refund.after) * MINUTE_MS))
            ? [refund.minor]
            : [],
        );
        expect(told?.refunded.total ?? 0).toBe(sum(back));
      }

      const { weekdays } = await read(contract.figuresHours, { query });
      const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
      for (const { from: author, at } of sent) {
        const zone = { ...timeZoneOf, ZZ: ZONE }[author.country as 'NL'];
        const day = (new Date(dayIn(at, zone)).getUTCDay() + 6) % 7;
        const hour = Number(
          new Intl.DateTimeFormat('en', {
            timeZone: zone,
            hour: '2-digit',
            hourCycle: 'h23',
          }).format(at),
        );
        const row = hours[day] ?? fail();
        row[hour] = (row[hour] ?? 0) + 1;
      }
      expect(weekdays).toEqual(hours);

      const quality = await read(contract.figuresQuality, { query });
      const begun = chats.filter(({ texts }) =>
        texts.every((text) => !text.from.fictional && !text.to.fictional),
      );
      const answered = begun.filter(
        ({ texts }) => new Set(texts.map((text) => text.from)).size > 1,
      );
      expect(quality.answers).toEqual({ of: begun.length, count: answered.length });

      const once = await allFigures();
      await app.core.transact((tx) =>
        recountFrom(tx, new Date(change.getTime() - 8 * 24 * HOUR_MS)),
      );
      await Promise.all([countDueHours(app.core), countDueHours(app.core)]);
      expect(await allFigures()).toEqual(once);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
