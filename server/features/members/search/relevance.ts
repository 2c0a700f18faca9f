import { and, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { preparedByShape } from '#server/db/index.ts';
import type { Person } from './cards.ts';
import { selectListings, selectPeople } from './cards.ts';
import {
  cellValues,
  isInCells,
  isNoFarther,
  isWithin,
  placeholder,
  stepsAway,
  withinValues,
} from './conditions.ts';
import type { CursorBy } from './cursor.ts';
import { IN_RINGS, MAX_CELLS_KM } from './filters.ts';
import { readFirstRound } from './first-round.ts';
import type { Round } from './rank-round.ts';
import { newRound, rankRound, ROUND_SIZE, roundValues } from './rank-round.ts';
import type { Page, SearchFilter, SearchPlan } from './search-pages.ts';
import { matchesFilter } from './search-pages.ts';

const PAGE_SIZE = limits.searchPage;

/** How a round ends: nobody knows yet where, or there, and within few cells of the map or many. */
interface RoundShape extends SearchFilter {
  readonly end: 'open' | 'cells' | 'square';
}

const isInRound = {
  open: () => undefined,
  cells: () => and(isInCells('round'), isNoFarther('round')),
  square: () => isWithin('round'),
};

const selectBest = preparedByShape('best', (db, { end, ...filter }: RoundShape, name) => {
  const beyond = sql`${stepsAway} > ${placeholder('from')}::float8`;
  const near = selectListings(db, and(matchesFilter(filter), beyond, isInRound[end]()))
    .orderBy(stepsAway)
    .limit(end === 'open' ? ROUND_SIZE : 10 * ROUND_SIZE)
    .as('near');
  const best = rankRound(db, near, Boolean(filter.shape.others));
  return selectPeople(db, best).orderBy(best.rank, best.profileId).prepare(name);
});

const readRound = (plan: SearchPlan, round: Round, size: number): Promise<Person[]> => {
  const { core, reader, filter } = plan;
  const { origin } = reader;
  const { to } = round;
  const values = roundValues(plan, round, size);
  if (to === null) return selectBest(core.db, { ...filter, end: 'open' }).execute(values);
  const isSmall = to * origin.kmPerStep <= MAX_CELLS_KM;
  const where = isSmall ? cellValues('round', origin, to) : withinValues('round', origin, to);
  // Whoever is in the round is within the distance that was asked for.
  const { shape } = filter;
  const inRound = { ...filter, shape: { ...shape, distance: shape.distance && IN_RINGS } };
  const end = isSmall ? 'cells' : 'square';
  return selectBest(core.db, { ...inRound, end }).execute({ ...values, ...where });
};

/** Nearer than anybody. */
const START = -1;

interface RankedPerson {
  readonly person: Person;
  readonly cursor: CursorBy<'relevance'>;
}

/**
 * The best of the nearest first, then the best of the next nearest, and so on. Where few cells of the
 * map are read for the first page, those who fit are counted, up to so many people.
 */
export const byRelevance = async (
  plan: SearchPlan,
  cursor: CursorBy<'relevance'> | null,
  people = 0,
): Promise<Page> => {
  const time = cursor?.time ?? plan.core.clock.now().toISOString();
  let round: Round = cursor ?? newRound(START, time);
  const ranked: RankedPerson[] = [];
  const first = cursor ? null : await readFirstRound(plan, round, people);
  for (;;) {
    const { from } = round;
    const found =
      from === START && first
        ? first.people
        : await readRound(plan, round, PAGE_SIZE + 1 - ranked.length);
    const to = round.to ?? found[0]?.roundEnd;
    if (to === undefined) break;
    for (const person of found) {
      const { rank, id } = person;
      ranked.push({ person, cursor: { by: 'relevance', from, to, rank, id, time } });
    }
    const isLast = round.to === null && (found[0]?.roundSize ?? 0) < ROUND_SIZE;
    if (ranked.length > PAGE_SIZE || isLast) break;
    round = newRound(to, time);
  }
  const last = ranked[PAGE_SIZE - 1];
  return {
    people: ranked.slice(0, PAGE_SIZE).map(({ person }) => person),
    next: last && ranked.length > PAGE_SIZE ? last.cursor : null,
    fits: first?.fits,
  };
};
