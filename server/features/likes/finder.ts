import { eq, inArray } from '#server/db/sql.ts';
import * as z from 'zod/mini';
import type { Answer } from '#contract/core/endpoint.ts';
import type { FinderAnswer, finderResults } from '#contract/likes/index.ts';
import type { Importance } from '#contract/likes/questions.ts';
import { importances } from '#contract/likes/questions.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal, sealedCursor } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { lockUser, memberOf } from '#server/features/accounts/index.ts';
import { loadCallerProfile, relist } from '#server/features/members/index.ts';
import { findMatches } from './find-matches.ts';
import { requireReader } from './policy.ts';
import type { AnswerMasks } from './match-score.ts';
import {
  answeredQuestionsMask,
  allAnswersMask,
  optionBit,
  chosenOptions,
  hasEnoughAnswers,
  noAnswers,
  importanceWeights,
} from './match-score.ts';

const { matchAnswers } = tables;

const masksOf = (answers: readonly FinderAnswer[]): AnswerMasks => {
  const masks: Record<Importance, bigint> = { ...noAnswers };
  for (const { question, option, importance } of answers) {
    masks[importance] |= optionBit(question, option);
  }
  return masks;
};

/** The answers behind the bits. */
export const answersOf = (masks: AnswerMasks): FinderAnswer[] =>
  importances.flatMap((importance) =>
    chosenOptions(masks[importance]).map(({ question, option }) => ({
      question,
      option,
      importance,
    })),
  );

const readMasks = async (db: Db, ownerId: string): Promise<AnswerMasks> => {
  const [row] = await db.select().from(matchAnswers).where(eq(matchAnswers.ownerId, ownerId));
  return row ?? noAnswers;
};

export const readAnswers = async (core: Core, caller: Caller): Promise<FinderAnswer[]> => {
  const me = await loadCallerProfile(core.db, caller);
  return answersOf(await readMasks(core.db, me.id));
};

/** Keeps all answers in place of the earlier ones. */
export const saveAnswers = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  answers: readonly FinderAnswer[],
): Promise<FinderAnswer[]> => {
  const questions = new Set(answers.map(({ question }) => question));
  if (questions.size < answers.length) throw refuseFields({ answers: 'invalid' });
  await lockUser(tx, memberOf(caller));
  const { id: ownerId } = await loadCallerProfile(tx.db, caller);
  const masks = masksOf(answers);
  const row = { ownerId, ...masks, updatedAt: core.clock.now() };
  await tx.db
    .insert(matchAnswers)
    .values(row)
    .onConflictDoUpdate({ target: matchAnswers.ownerId, set: row });
  await relist(core, tx, ownerId);
  return answersOf(masks);
};

/**
 * In words: where both said the same, what matters most to the reader first, and where not; what
 * matters little to the reader is no difference worth a word.
 */
const reasonsFor = (mine: AnswerMasks, theirs: AnswerMasks) => {
  const [myAnswers, theirAnswers] = [allAnswersMask(mine), allAnswersMask(theirs)];
  const importanceOf = (bit: bigint) =>
    importances.find((importance) => (mine[importance] & bit) !== 0n) ?? 'little';
  const common = chosenOptions(myAnswers & answeredQuestionsMask(theirAnswers)).toSorted(
    (a, b) => importanceWeights[importanceOf(b.bit)] - importanceWeights[importanceOf(a.bit)],
  );
  const [agreed, differing] = [
    common.filter(({ bit }) => (bit & theirAnswers) !== 0n),
    common.filter(({ bit }) => (bit & theirAnswers) === 0n && importanceOf(bit) !== 'little'),
  ];
  return {
    both: agreed.map(({ question, option }) => ({ question, option })),
    differ: differing.map(({ question }) => question),
  };
};

const finderCursor = sealedCursor(
  z.object({ finder: z.literal(true), rank: z.number(), steps: z.number() }),
);

/** The best matches, with a score and the reasons for it. */
export const readResults = async (
  core: Core,
  caller: Caller,
  cursor: string | undefined,
): Promise<Answer<typeof finderResults>> => {
  const reader = await requireReader(core, caller);
  const masks = await readMasks(core.db, reader.me.id);
  if (!hasEnoughAnswers(masks)) throw new Refusal('answers_needed');
  const after = finderCursor.open(core, cursor);
  const { matches, next } = await findMatches(core, reader, masks, after);
  const ids = matches.map(({ card }) => card.id);
  const rows = await core.db.select().from(matchAnswers).where(inArray(matchAnswers.ownerId, ids));
  const byOwner = new Map(rows.map((row) => [row.ownerId, row]));
  return {
    members: matches.map(({ card, score }) => ({
      ...card,
      score,
      ...reasonsFor(masks, byOwner.get(card.id) ?? noAnswers),
    })),
    next: finderCursor.close(core, next && { finder: true, ...next }),
  };
};
