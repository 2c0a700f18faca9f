import type { ReviewKind } from '#contract/console/index.ts';
import { photoRejectionReasons, selfieRejectionReasons } from '#contract/members/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import type { SQL } from '#server/db/sql.ts';
import {
  forgetMessagePhoto,
  pendingMessagePhotos,
  reviewMessagePhoto,
  secureMessagePhoto,
} from '#server/features/chat/index.ts';
import type { Review, Securing, Suspect } from '#server/features/members/photos/index.ts';
import {
  forgetPhoto,
  forgetSelfie,
  pendingPhotos,
  pendingSelfies,
  reviewPhoto,
  reviewSelfie,
  securePhoto,
  secureSelfie,
} from '#server/features/members/photos/index.ts';

/** What hides a picture from everybody, and lets go of it when its time is over. */
interface Securable {
  /** False if its owner was faster and took it away. */
  secure(core: Core, tx: Tx, suspect: Suspect, securing: Securing): Promise<boolean>;
  forget(core: Core, tx: Tx, subject: string): Promise<void>;
}

/** Pictures that people look at: where they wait, and what a decision does. */
interface Reviewable extends Securable {
  /** Rows of subject, site_id, profile_id, sent_at, file, colour and place. */
  readonly pending: SQL;
  readonly reasons: readonly string[];
  carryOut(core: Core, tx: Tx, site: Site, review: Review<string>): Promise<void>;
}

/** A kind whose reasons are checked before a decision is written down. */
const reviewable = <Reason extends string>(
  pending: SQL,
  reasons: readonly Reason[],
  carryOut: (core: Core, tx: Tx, site: Site, review: Review<Reason>) => Promise<void>,
  securable: Securable,
): Reviewable => ({
  ...securable,
  pending,
  reasons,
  carryOut: (core, tx, site, review) => carryOut(core, tx, site, review as Review<Reason>),
});

/** What is unlawful is not for one person to decide. */
const photoReasons = photoRejectionReasons.filter((reason) => reason !== 'unlawful');

export const reviewables: Readonly<Record<ReviewKind, Reviewable>> = {
  photo: reviewable(pendingPhotos, photoReasons, reviewPhoto, {
    secure: securePhoto,
    forget: forgetPhoto,
  }),
  message_photo: reviewable(pendingMessagePhotos, photoReasons, reviewMessagePhoto, {
    secure: secureMessagePhoto,
    forget: forgetMessagePhoto,
  }),
  selfie: reviewable(pendingSelfies, selfieRejectionReasons, reviewSelfie, {
    secure: secureSelfie,
    forget: forgetSelfie,
  }),
};
