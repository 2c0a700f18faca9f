import * as contract from '#contract/likes/index.ts';
import { readLate } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { findAutoLike } from './find-auto-like.ts';
import { likeMember, markMatchSeen, unlikeMember } from './like-member.ts';
import { readAnswers, readResults, saveAnswers } from './finder.ts';
import { readLikes, readList } from './read-likes.ts';
import { readDeck, swipe, undoPass } from './swipe.ts';

const ok = { ok: true } as const;

export const likeRoutes: readonly Route[] = [
  route(contract.likes, ({ core, caller }) => readLikes(core, caller)),

  route(contract.likesList, ({ core, caller, query }) =>
    readList(core, caller, query.type, query.cursor),
  ),

  route(contract.like, async ({ core, tx, caller, body }) => {
    const { like } = await likeMember(core, tx, caller, body.member);
    return { like };
  }),

  route(contract.unlike, async ({ core, tx, caller, body }) => ({
    like: await unlikeMember(core, tx, caller, body.member),
  })),

  route(contract.matchSeen, async ({ core, tx, caller, body }) => {
    await markMatchSeen(core, tx, caller, body.member);
    return ok;
  }),

  route(contract.swipeDeck, ({ core, caller, query }) =>
    readLate(core, caller, (late) => readDeck(late, caller, query.zone)),
  ),

  route(contract.swipe, ({ core, tx, caller, body }) => swipe(core, tx, caller, body)),

  route(contract.swipeUndo, ({ core, tx, caller }) => undoPass(core, tx, caller)),

  route(contract.finder, async ({ core, caller }) => ({
    answers: await readAnswers(core, caller),
  })),

  route(contract.finderSave, async ({ core, tx, caller, body }) => ({
    answers: await saveAnswers(core, tx, caller, body.answers),
  })),

  route(contract.finderResults, ({ core, caller, query }) =>
    readLate(core, caller, (late) => readResults(late, caller, query.cursor)),
  ),

  route(contract.autoLike, async ({ core, caller }) => ({
    profile: await findAutoLike(core, caller),
  })),
];
