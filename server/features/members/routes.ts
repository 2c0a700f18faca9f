import * as contract from '#contract/members/index.ts';
import { readLate } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { blockMember, readBlocked, unblockMember } from './member/block-member.ts';
import { readIntroduction, readMember, readSimilarMembers } from './member/read-member.ts';
import { saveNote } from './member/save-note.ts';
import { recordVisit } from './member/record-visit.ts';
import { photoRoutes } from './photos/index.ts';
import { geocode } from './profile/geocode.ts';
import { readProfile, updateProfile } from './profile/profile.ts';
import { readSignupMatches } from './search/read-signup-matches.ts';
import { readIndexMembers } from './search/read-index-members.ts';
import { countMembers, searchMembers } from './search/search-members.ts';

const ok = { ok: true } as const;

export const memberRoutes: readonly Route[] = [
  route(contract.profile, async ({ core, caller }) => ({
    profile: await readProfile(core, core.db, caller),
  })),

  route(contract.profileUpdate, async ({ core, tx, caller, body }) => {
    await updateProfile(core, tx, caller, body);
    return { profile: await readProfile(core, tx.db, caller) };
  }),

  route(contract.geocode, ({ core, caller, query }) => geocode(core, caller, query)),

  route(contract.search, ({ core, caller, query }) =>
    readLate(core, caller, (late) => searchMembers(late, caller, query)),
  ),

  route(contract.searchCount, ({ core, caller, query }) =>
    readLate(core, caller, (late) => countMembers(late, caller, query)),
  ),

  route(contract.indexMembers, ({ core, caller }) =>
    readLate(core, caller, (late) => readIndexMembers(late, caller)),
  ),

  route(contract.similar, async ({ core, caller, query }) => ({
    members: await readLate(core, caller, (late) => readSimilarMembers(late, caller, query.id)),
  })),

  route(contract.signupMatches, async ({ core, caller }) => ({
    members: await readLate(core, caller, (late) => readSignupMatches(late, caller)),
  })),

  route(contract.member, async ({ core, caller, query }) => ({
    member: await readMember(core, caller, query.id),
  })),

  route(contract.introduction, async ({ core, caller, query }) => ({
    member: await readIntroduction(core, caller, query.id),
  })),

  route(contract.visit, async ({ core, tx, caller, body }) => {
    await recordVisit(core, tx, caller, body.member);
    return ok;
  }),

  route(contract.noteSave, async ({ core, tx, caller, body }) => {
    await saveNote(core, tx, caller, body.member, body.note);
    return ok;
  }),

  route(contract.blocked, async ({ core, caller }) => ({
    members: await readBlocked(core, caller),
  })),

  route(contract.block, async ({ core, tx, caller, body }) => {
    await blockMember(core, tx, caller, body.member);
    return ok;
  }),

  route(contract.unblock, async ({ core, tx, caller, body }) => {
    await unblockMember(core, tx, caller, body.member);
    return ok;
  }),

  ...photoRoutes,
];
