import { returnDays } from '#contract/console/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { addTime, newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sql } from '#server/db/sql.ts';
import { chatLines } from './chat-lines.ts';

const { chatSides, conversations, likes, messages, profiles } = tables;

/** The weeks of which the overview of the console has something to tell. */
const DAYS = 70;

const HOUR_MS = 3_600_000;

type Profile = Pick<
  typeof profiles.$inferSelect,
  'id' | 'siteId' | 'country' | 'gender' | 'seeking'
>;

/** Somebody who is really there, and since when. */
interface Resident {
  readonly profile: Profile;
  readonly joined: Date;
}

/** Somebody likes somebody, who may like back. */
interface Meeting {
  readonly liker: Profile;
  readonly liked: Profile;
  readonly at: Date;
  /** The smaller, the better it goes; from 0 to 1. */
  readonly luck: number;
}

/** From 0 to 1, the same in every demo and without any order. */
const chance = (number: number): number => {
  const mixed = Math.imul(number + 1, 2_654_435_761);
  return (Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) / 2 ** 32;
};

const fits = (one: Profile, other: Profile): boolean =>
  one.id !== other.id &&
  one.siteId === other.siteId &&
  one.seeking.includes(other.gender) &&
  other.seeking.includes(one.gender);

/** Most of what people do they do in the evening. */
const inTheEvening = (at: Date, luck: number): Date =>
  new Date(
    new Date(at).setUTCHours(0, 0, 0, 0) + (luck < 0.7 ? 17 + luck * 8 : luck * 24) * HOUR_MS,
  );

/** Whom one looks at. */
const LOOKS = 7;

/** Who met whom, each two once. */
const findMeetings = (people: readonly Resident[], now: Date): readonly Meeting[] => {
  const met = new Map<string, Meeting>();
  for (const [place, { profile: liker, joined }] of people.entries()) {
    const others = people.filter((one) => fits(liker, one.profile));
    for (let look = 0; look < Math.min(LOOKS, others.length); look += 1) {
      const number = place * LOOKS + look;
      const other = others[(place + look * 5) % others.length];
      const day = addTime(now, { days: -chance(number) * DAYS });
      const at = inTheEvening(day, chance(number + 1000));
      if (!other || at < joined || at < other.joined || at > now) continue;
      const two = [liker.id, other.profile.id].toSorted().join(' ');
      met.set(two, { liker, liked: other.profile, at, luck: chance(number + 2000) });
    }
  }
  return [...met.values()];
};

/** Who has less luck is not liked back. */
const MATCHED = 0.35;

const addLikes = async (tx: Tx, meetings: readonly Meeting[], now: Date): Promise<void> => {
  const rows = meetings.flatMap(({ liker, liked, at, luck }): (typeof likes.$inferInsert)[] => {
    const there = { likerId: liker.id, likedId: liked.id, createdAt: at };
    const back = addTime(at, { hours: 1 + luck * 40 });
    if (luck > MATCHED || back > now) return [there];
    const matched = { seenAt: back, matchedAt: back, celebratedAt: back };
    const again = { likerId: liked.id, likedId: liker.id, createdAt: back };
    return [
      { ...there, ...matched },
      { ...again, ...matched },
    ];
  });
  await tx.db.insert(likes).values(rows);
};

/** Who has less luck is not written to, or gets no answer. */
const WRITTEN = 0.7;
const ANSWERED = 0.5;

const addChats = async (tx: Tx, meetings: readonly Meeting[], now: Date): Promise<void> => {
  const planned = meetings
    .filter(({ luck }) => luck < WRITTEN)
    .map(({ liker, liked, at, luck }) => {
      const id = newId(at.getTime());
      const isAnswered = luck < ANSWERED;
      const lines = chatLines[Math.floor(luck * 97) % chatLines.length] ?? [];
      const texts = isAnswered ? lines : lines.slice(0, 1);
      const rows = texts.map((text, index) => ({
        conversationId: id,
        no: index + 1,
        senderId: (index % 2 === 0 ? liker : liked).id,
        clientId: newId(at.getTime()),
        kind: 'text' as const,
        text,
        price: 0,
        createdAt: addTime(at, { seconds: 120 + index * (200 + luck * 4000) }),
      }));
      return { id, liker, liked, rows: rows.filter(({ createdAt }) => createdAt < now) };
    })
    .filter(({ rows }) => rows.length > 0);
  const written = await tx.db
    .insert(conversations)
    .values(
      planned.map(({ id, liker, liked, rows }) => {
        const [oneId = '', otherId = ''] = [liker.id, liked.id].toSorted();
        const createdAt = rows[0]?.createdAt ?? now;
        return { id, siteId: liker.siteId, oneId, otherId, lastNo: rows.length, createdAt };
      }),
    )
    // Some write each other already, for a case or a purchase.
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  const ids = new Set(written.map(({ id }) => id));
  const chats = planned.filter(({ id }) => ids.has(id));
  await tx.db.insert(chatSides).values(
    chats.flatMap(({ id, liker, liked, rows }) => {
      const side = (profile: Profile, partner: Profile) => ({
        conversationId: id,
        profileId: profile.id,
        partnerId: partner.id,
        lastAt: rows.at(-1)?.createdAt ?? null,
        readNo: rows.length,
        deliveredNo: rows.length,
      });
      return [side(liker, liked), side(liked, liker)];
    }),
  );
  await tx.db.insert(messages).values(chats.flatMap(({ rows }) => rows));
};

/** How many visits there are on a day for each member of a country, and how many of them are here. */
const VISITS = 0.3;
const HERE = 0.35;

/** What is counted as it happens: visits and who is here, more of it in the evening and at weekends. */
const countVisits = async (tx: Tx, people: readonly Resident[], now: Date): Promise<void> => {
  const crowds = Map.groupBy(people, ({ profile }) => `${profile.siteId} ${profile.country}`);
  const rows = [...crowds.values()].flatMap(([first, ...rest]) =>
    first
      ? [sql`(${first.profile.siteId}::int, ${first.profile.country}, ${rest.length + 1}::int)`]
      : [],
  );
  await tx.db.execute(sql`
    insert into figures (hour, site_id, measure, country, count)
    select * from (
      select hour, site_id, measure, country, round(members * each / 24
        * (1 + sin((extract(hour from hour) - 14) * pi() / 12))
        * (case when extract(isodow from hour) > 5 then 1.3 else 1 end)
        * (0.5 + (hashtext(measure || country || hour) & 1023) / 1023.0)
        + (hashtext(country || measure || hour) & 1023) / 1023.0 - 0.5)::int as count
      from (values ${sql.join(rows, sql`, `)}) as crowds (site_id, country, members),
        (values ('visits', ${VISITS}::float8), ('active', ${HERE}::float8)) as kinds (measure, each),
        generate_series(date_trunc('hour', ${addTime(now, { days: -DAYS }).toISOString()}::timestamptz),
          date_trunc('hour', ${now.toISOString()}::timestamptz) - interval '1 hour',
          interval '1 hour') as hour
    ) as counted where count > 0`);
};

/** The share of new members who are here again so many days later. */
const RETURNING: Record<(typeof returnDays)[number], number> = { 1: 0.7, 7: 0.5, 30: 0.35 };

const countReturns = async (tx: Tx, people: readonly Resident[], now: Date): Promise<void> => {
  const rows = people.flatMap(({ profile: { siteId }, joined }, place) =>
    returnDays
      .filter((days) => chance(place) < RETURNING[days] && addTime(joined, { days }) < now)
      .map(
        (days) => sql`(date_trunc('hour', ${addTime(joined, { days }).toISOString()}::timestamptz),
        ${siteId}::int, 'came_back', ${String(days)}, 1)`,
      ),
  );
  await tx.db.execute(sql`
    insert into figures (hour, site_id, measure, detail, count) values ${sql.join(rows, sql`, `)}
    on conflict do nothing`);
};

/** What members did in the last weeks, which is what the overview of the console tells. */
export const addDemoActivity = async (
  core: Core,
  tx: Tx,
  people: readonly Resident[],
): Promise<void> => {
  const now = core.clock.now();
  const meetings = findMeetings(people, now);
  await addLikes(tx, meetings, now);
  await addChats(tx, meetings, now);
  await countVisits(tx, people, now);
  await countReturns(tx, people, now);
};
