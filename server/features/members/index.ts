import { eq } from '../../db/sql.ts';
import type { Core, Job } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { listingJobs } from './listing/jobs.ts';
import { relist } from './listing/relist.ts';
import { exportPeople } from './people/export.ts';
import { listenPhotos, photoJobs } from './photos/index.ts';

export { verifiedNow } from './listing/verified.ts';
export { relist, shownStatuses } from './listing/relist.ts';
export { genderNumber } from './listing/bits.ts';
export { findMatches } from './matching/finder.ts';
export type { Masks } from './matching/score.ts';
export {
  answeredIn,
  answersIn,
  bitOf,
  chosenIn,
  isEnough,
  noAnswers,
  weights,
} from './matching/score.ts';
export { isHiding, isSeenHiding } from './people/acquainted.ts';
export { findBoth, findOther, findThere } from './people/find.ts';
export { takeTurnsAsPair } from './people/pair.ts';
export type { Kept } from './photos/index.ts';
export {
  blurStoredAs,
  dropFiles,
  fileName,
  keepPicture,
  ownerOf,
  parseName,
  photosOf,
  photoView,
  pictureOf,
  readAvatar,
  readerOf as photoReaderOf,
  storedAs,
} from './photos/index.ts';
export type { Profile, Reader } from './reader.ts';
export { ownProfile, profileIdOf, readerOf } from './reader.ts';
export { memberRoutes } from './routes.ts';
export { cardOf, likeState, presenceOf } from './search/cards.ts';
export { cardsOf } from './search/cards-of.ts';
export type { Neighbour } from './search/neighbours.ts';
export { neighboursOf } from './search/neighbours.ts';
export { undecided } from './search/search.ts';

/** The background work of members. */
export const memberJobs = (core: Core): readonly Job[] => [
  ...listingJobs(core),
  ...photoJobs(core),
];

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
