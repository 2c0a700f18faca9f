import type { Site } from '#server/core/index.ts';
import type { Profile } from '#server/features/members/index.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** Somebody likes somebody whom they did not like before. */
    'like.given': {
      readonly site: Site;
      readonly liker: Profile;
      readonly liked: Profile;
      readonly isMatch: boolean;
      /** Whether the liked one may hear of it. */
      readonly isVisible: boolean;
    };
    /** A like, and the match that it made, are no more. */
    'like.taken': { readonly likerId: string; readonly likedId: string };
    /** Somebody has seen a like, or that it is a match. */
    'match.seen': { readonly userId: string; readonly memberId: string };
  }
}
