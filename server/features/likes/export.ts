import { eq } from '#server/db/sql.ts';
import type { Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { profileIdOf } from '#server/features/members/index.ts';

import { answersOf } from './finder.ts';

const { likes, matchAnswers, profiles, swipes } = tables;

/** Whom a member likes, and by whom they are liked; of the others only the name. */
export const exportLikes = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const me = await profileIdOf(tx.db, userId);
  if (me === undefined) return;
  const who = { name: profiles.name, fictional: profiles.fictional };
  const fields = { ...who, since: likes.createdAt, match: likes.matchedAt };
  const [answers] = await tx.db.select().from(matchAnswers).where(eq(matchAnswers.ownerId, me));
  add('match-finder.json', answers ? answersOf(answers) : []);
  add('likes.json', {
    given: await tx.db
      .select(fields)
      .from(likes)
      .innerJoin(profiles, eq(profiles.id, likes.likedId))
      .where(eq(likes.likerId, me)),
    received: await tx.db
      .select(fields)
      .from(likes)
      .innerJoin(profiles, eq(profiles.id, likes.likerId))
      .where(eq(likes.likedId, me)),
    swiped: await tx.db
      .select({ ...who, liked: swipes.liked, at: swipes.at })
      .from(swipes)
      .innerJoin(profiles, eq(profiles.id, swipes.memberId))
      .where(eq(swipes.ownerId, me)),
  });
};
