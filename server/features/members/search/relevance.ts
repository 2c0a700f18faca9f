import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { limits } from '../../../../contract/limits.ts';
import { later } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import type { Reader } from '../reader.ts';
import type { Listed, Person } from './cards.ts';
import { listedWhere, peopleOf } from './cards.ts';
import { isWithin, stepsTo } from './conditions.ts';
import type { CursorBy } from './cursor.ts';
import type { Ask, Page } from './pages.ts';

const { presence } = tables;

/** How many of the nearest compete for the best places; the next ones compete after them. */
const ROUND = 120;
const SIZE = limits.searchPage;

interface Round {
  readonly from: number;
  /** Null while nobody knows how far it reaches. */
  readonly to: number | null;
  readonly rank: number;
  readonly id: string;
  readonly time: string;
}

const roundFrom = (from: number, time: string): Round => ({
  from,
  to: null,
  rank: -1e9,
  id: '00000000-0000-0000-0000-000000000000',
  time,
});

const nearest = ({ core, reader, where }: Ask, { from, to }: Round) => {
  const steps = stepsTo(reader.origin);
  const until = to === null ? undefined : isWithin(reader.origin, to);
  return listedWhere(core.db, steps, and(where, sql`${steps} > ${from}::float8`, until))
    .orderBy(steps)
    .limit(to === null ? ROUND : 10 * ROUND)
    .as('near');
};

/** Years of age between two beyond which each counts like three kilometres. */
const YEARS_FREE = 3;

const ageGap = ({ me }: Reader, near: Listed) =>
  me
    ? sql`3 * greatest(abs(${near.birthDate} - ${me.birthDate}::date) / 365.25 - ${YEARS_FREE}, 0)`
    : sql`0`;

/**
 * Kilometres that a person seems nearer or farther than they are: what both like, a photo, a
 * proven face, about the same age and having been here lately count like a shorter way.
 */
const rankOf = (reader: Reader, near: Listed, time: string): SQL<number> => {
  const { origin, interests } = reader;
  const shared = sql`bit_count((${near.interests} & ${interests}::int8)::bit(64))`;
  const since = (days: number) => later(new Date(time), { days: -days }).toISOString();
  return sql<number>`(
    least(${near.steps} * ${origin.kmPerStep}::float8, 500)
    - 6 * least(${shared}, 8)
    - case when ${near.hasPhoto} then 40 else 0 end
    - case when ${near.verified} then 10 else 0 end
    - case when ${presence.activeAt} > ${since(2)}::timestamptz then 30
           when ${presence.activeAt} > ${since(14)}::timestamptz then 15 else 0 end
    + ${ageGap(reader, near)}
    + case when ${near.fictional} then 60 else 0 end
  )::float8`;
};

const readRound = (ask: Ask, round: Round, size: number): Promise<Person[]> => {
  const { core, reader } = ask;
  const near = nearest(ask, round);
  const found = core.db
    .select({
      profileId: near.profileId,
      gender: near.gender,
      birthDate: near.birthDate,
      country: near.country,
      located: near.located,
      interests: near.interests,
      hasPhoto: near.hasPhoto,
      verified: near.verified,
      fictional: near.fictional,
      joinedAt: near.joinedAt,
      steps: near.steps,
      rank: rankOf(reader, near, round.time).as('rank'),
      roundEnd: sql<number>`max(${near.steps}) over ()`.as('round_end'),
      roundSize: sql<number>`(count(*) over ())::int`.as('round_size'),
    })
    .from(near)
    .innerJoin(presence, eq(presence.profileId, near.profileId))
    .as('found');
  const after = sql`(${found.rank}, ${found.profileId}) > (${round.rank}::float8, ${round.id}::uuid)`;
  const best = core.db
    .select()
    .from(found)
    .where(after)
    .orderBy(found.rank, found.profileId)
    .limit(size)
    .as('best') as unknown as Listed;
  return peopleOf(core.db, reader, best).orderBy(best.rank, best.profileId);
};

interface Placed {
  readonly person: Person;
  readonly cursor: CursorBy<'relevance'>;
}

/** The best of the nearest first, then the best of the next nearest, and so on. */
export const byRelevance = async (
  ask: Ask,
  cursor: CursorBy<'relevance'> | null,
): Promise<Page> => {
  const time = cursor?.time ?? ask.core.clock.now().toISOString();
  let round: Round = cursor ?? roundFrom(-1, time);
  const placed: Placed[] = [];
  for (;;) {
    const { from } = round;
    const people = await readRound(ask, round, SIZE + 1 - placed.length);
    const to = round.to ?? people[0]?.roundEnd;
    if (to === undefined) break;
    for (const person of people) {
      const { rank, id } = person;
      placed.push({ person, cursor: { by: 'relevance', from, to, rank, id, time } });
    }
    const isLast = round.to === null && (people[0]?.roundSize ?? 0) < ROUND;
    if (placed.length > SIZE || isLast) break;
    round = roundFrom(to, time);
  }
  const last = placed[SIZE - 1];
  return {
    people: placed.slice(0, SIZE).map(({ person }) => person),
    next: last && placed.length > SIZE ? last.cursor : null,
  };
};
