import { eq } from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { listingJobs } from './listing/jobs.ts';
import { relist } from './listing/relist.ts';
import { exportPeople } from './member/export.ts';
import { listenPhotos } from './photos/index.ts';

export { relist, relistAll, visiblePhotoStatuses } from './listing/relist.ts';
export { isHiddenProfile } from './member/hidden-profiles.ts';
export { findUnblockedMember, findVisibleMember } from './member/find-member.ts';
export { findKnownMembers } from './member/find-known-members.ts';
export { lockPair } from './member/lock-pair.ts';
export { hasBlock } from './queries.ts';
export type { Profile, Reader } from './reader.ts';
export { loadCallerProfile, profileIdOf, readerOf } from './reader.ts';
export { memberRoutes } from './routes.ts';
export { likeState } from './search/cards.ts';
export { createMatchSearch } from './search/match-search.ts';
export { readCards } from './search/read-cards.ts';
export { findNeighbours } from './search/find-neighbours.ts';
export { findUndecidedMembers } from './search/search-members.ts';

/** The background work of members. */
export const memberJobs = (core: Core): readonly Job[] => listingJobs(core);

/** What members do when something happens elsewhere. */
export const listenMembers = (core: Core): void => {
  core.events.within('account.changed', async (tx, { userId }) => {
    const [profile] = await tx.db
      .select({ id: tables.profiles.id })
      .from(tables.profiles)
      .where(eq(tables.profiles.userId, userId));
    if (profile) await relist(core, tx, profile.id);
  });
  core.events.within('account.exported', exportPeople);
  listenPhotos(core);
};
