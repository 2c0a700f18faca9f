import { limits } from '#contract/limits.ts';
import type { Caller } from '#server/core/index.ts';
import type { tables } from '#server/db/index.ts';
import { isPremium } from '#server/features/accounts/index.ts';
import { visiblePhotoStatuses } from '../listing/relist.ts';
import { canSeeMembers } from '../policy.ts';

/** Who looks at the photos of others, as far as it matters for what they see. */
export interface PhotoReader {
  /** Their own profile; null for visitors. */
  readonly profileId: string | null;
  readonly siteId: number;
  /** Whether they may look at members at all. */
  readonly canSeeMembers: boolean;
  /** How many photos of a profile they see sharp; the rest is locked. */
  readonly sharp: number;
  /** What became of photos that their site shows. */
  readonly visibleStatuses: readonly (typeof tables.photos.$inferSelect)['status'][];
}

/** What of a caller decides over photos. */
export type PhotoCaller = Pick<Caller, 'session' | 'site' | 'trafficsource'>;

const sharpPhotosFor = (caller: PhotoCaller): number => {
  if (!caller.session) return limits.photos.sharpForVisitors;
  return isPremium(caller) ? Infinity : limits.photos.sharpForFree;
};

export const photoReaderOf = (caller: PhotoCaller): PhotoReader => ({
  profileId: caller.session?.user?.profile.id ?? null,
  siteId: caller.site.id,
  canSeeMembers: canSeeMembers(caller),
  sharp: sharpPhotosFor(caller),
  visibleStatuses: visiblePhotoStatuses(caller.site),
});
