import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { importances, MIN_ANSWERS } from '#contract/likes/questions.ts';
import type { Core } from '#server/core/index.ts';
import type { Reader } from '#server/features/members/index.ts';
import { createMatchSearch } from '#server/features/members/index.ts';
import type { AnswerMasks } from './match-score.ts';
import {
  answeredQuestionsMask,
  allAnswersMask,
  adjacentOptionsMask,
  importanceWeights,
} from './match-score.ts';

const countCommonBits = (left: SQL, right: SQL) => sql`bit_count((${left} & ${right})::bit(64))`;

const ownMask = (name: string) => sql`${sql.placeholder(name)}::int8`;

const sum = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` + `)})`;

const weighted = (weight: number, part: SQL) => sql`${sql.raw(String(weight))} * ${part}`;

/** The score of `scoreOf`, with the answers of the reader as values. */
const scoreColumns = (theirs: Readonly<Record<keyof AnswerMasks, SQL>>) => {
  const all = sql`(${theirs.little} | ${theirs.some} | ${theirs.much})`;
  const sumWeighted = (part: (importance: keyof AnswerMasks) => SQL) =>
    sum(importances.map((importance) => weighted(importanceWeights[importance], part(importance))));
  const mine = sql`${sumWeighted((i) => sql`(2 * ${countCommonBits(ownMask(i), all)} + ${countCommonBits(ownMask(`${i}Beside`), all)})`)}::float8
    / nullif(${sumWeighted((i) => sql`2 * ${countCommonBits(ownMask(`${i}Answered`), all)}`)}, 0)`;
  const other = sql`${sumWeighted((i) => sql`(2 * ${countCommonBits(theirs[i], ownMask('all'))} + ${countCommonBits(theirs[i], ownMask('allBeside'))})`)}::float8
    / nullif(${sumWeighted((i) => sql`2 * ${countCommonBits(theirs[i], ownMask('allAnswered'))}`)}, 0)`;
  const common = countCommonBits(ownMask('allAnswered'), all);
  return {
    score: sql<number>`floor(100 * sqrt(coalesce(${mine} * ${other}, 0)) + 0.5)`,
    isComparable: sql`${common} >= ${sql.raw(String(MIN_ANSWERS))}`,
  };
};

const maskValues = (masks: AnswerMasks): Readonly<Record<string, bigint>> => {
  const all = allAnswersMask(masks);
  return {
    ...Object.fromEntries(
      importances.flatMap((importance) => [
        [importance, masks[importance]],
        [`${importance}Beside`, adjacentOptionsMask(masks[importance])],
        [`${importance}Answered`, answeredQuestionsMask(masks[importance])],
      ]),
    ),
    all,
    allBeside: adjacentOptionsMask(all),
    allAnswered: answeredQuestionsMask(all),
  };
};

const searchMatches = createMatchSearch(scoreColumns);

/** The best matches by the answers of both, then by distance, a page at a time. */
export const findMatches = (
  core: Core,
  reader: Reader,
  masks: AnswerMasks,
  after: Parameters<typeof searchMatches>[3],
): ReturnType<typeof searchMatches> => searchMatches(core, reader, maskValues(masks), after);
