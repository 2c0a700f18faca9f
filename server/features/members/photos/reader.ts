import { limits } from '../../../../contract/limits.ts';
import type { photoStatuses } from '../../../../contract/members/index.ts';
import type { Caller } from '../../../core/index.ts';
import { shownStatuses } from '../listing/relist.ts';
import { maySeePeople } from '../policy.ts';

/** Who looks at the photos of others, as far as it matters for what they see. */
export interface Reader {
  /** Their own profile; null for visitors. */
  readonly profileId: string | null;
  readonly siteId: number;
  readonly staff: boolean;
  /** Whether they may look at members at all. */
  readonly admitted: boolean;
  /** How many photos of a profile they see sharp; the rest is locked. */
  readonly sharp: number;
  /** What became of photos that their site shows. */
  readonly shown: readonly (typeof photoStatuses)[number][];
}

/** What of a caller decides over photos. */
export type Looking = Pick<Caller, 'session' | 'site' | 'trafficsource'>;

const sharpFor = ({ session }: Looking): number => {
  if (!session) return limits.photos.sharpForVisitors;
  const isPaid = session.role === 'staff' || session.user?.paid_user === true;
  return isPaid ? Infinity : limits.photos.sharpForFree;
};

export const readerOf = (caller: Looking): Reader => ({
  profileId: caller.session?.user?.profile.id ?? null,
  siteId: caller.site.id,
  staff: caller.session?.role === 'staff',
  admitted: maySeePeople(caller),
  sharp: sharpFor(caller),
  shown: shownStatuses(caller.site),
});
