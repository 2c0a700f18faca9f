import type { SQL } from '../../../db/sql.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { limits } from '../../../../contract/limits.ts';
import { addTime } from '../../../core/index.ts';
import { preparedByShape, tables } from '../../../db/index.ts';
import type { Listed, Person } from './cards.ts';
import { listedWhere, peopleOf } from './cards.ts';
import { isWithin, stepsAway, value, withinValues } from './conditions.ts';
import type { CursorBy } from './cursor.ts';
import type { Ask, Fitting, Page } from './pages.ts';
import { fitsAll } from './pages.ts';

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

/** Years of age between two beyond which each counts like three kilometres. */
const YEARS_FREE = 3;

const ageGap = (near: Listed) => sql`
  3 * greatest(abs(${near.birthDate} - ${value('myBirthDate')}::date) / 365.25 - ${sql.raw(String(YEARS_FREE))}, 0)`;

/**
 * Kilometres that a person seems nearer or farther than they are: what both like, a photo, a
 * proven face, about the same age and having been here lately count like a shorter way.
 */
const rankOf = (near: Listed, isMember: boolean): SQL<number> => {
  const shared = sql`bit_count((${near.interests} & ${value('myInterests')}::int8)::bit(64))`;
  return sql<number>`(
    least(${near.steps} * ${value('kmPerStep')}::float8, 500)
    - 6 * least(${shared}, 8)
    - case when ${near.hasPhoto} then 40 else 0 end
    - case when ${near.verified} then 10 else 0 end
    - case when ${presence.activeAt} > ${value('since2')}::timestamptz then 30
           when ${presence.activeAt} > ${value('since14')}::timestamptz then 15 else 0 end
    + ${isMember ? ageGap(near) : sql`0`}
    + case when ${near.fictional} then 60 else 0 end
  )::float8`;
};

/** Whether the end of the round is known yet. */
interface RoundShape extends Fitting {
  readonly ends: boolean;
}

const bestOf = preparedByShape((db, { ends, ...fitting }: RoundShape) => {
  const beyond = sql`${stepsAway} > ${value('from')}::float8`;
  const near = listedWhere(db, and(fitsAll(fitting), beyond, ends ? isWithin('round') : undefined))
    .orderBy(stepsAway)
    .limit(ends ? 10 * ROUND : ROUND)
    .as('near');
  const found = db
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
      rank: rankOf(near, fitting.shape.me).as('rank'),
      roundEnd: sql<number>`max(${near.steps}) over ()`.as('round_end'),
      roundSize: sql<number>`(count(*) over ())::int`.as('round_size'),
    })
    .from(near)
    .innerJoin(presence, eq(presence.profileId, near.profileId))
    .as('found');
  const best = db
    .select()
    .from(found)
    .where(
      sql`(${found.rank}, ${found.profileId}) > (${value('rank')}::float8, ${value('id')}::uuid)`,
    )
    .orderBy(found.rank, found.profileId)
    .limit(value('size'))
    .as('best') as unknown as Listed;
  return peopleOf(db, best).orderBy(best.rank, best.profileId).prepare('');
});

const readRound = (ask: Ask, round: Round, size: number): Promise<Person[]> => {
  const { core, reader, fitting } = ask;
  const { from, to, rank, id } = round;
  const since = (days: number) => addTime(new Date(round.time), { days: -days }).toISOString();
  return bestOf(core.db, { ...fitting, ends: to !== null }).execute({
    ...ask.values,
    ...(to === null ? {} : withinValues('round', reader.origin, to)),
    from,
    rank,
    id,
    size,
    since2: since(2),
    since14: since(14),
  });
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
