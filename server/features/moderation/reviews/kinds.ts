import type { ReviewKind } from '#contract/console/index.ts';
import { photoRejectionReasons, selfieRejectionReasons } from '#contract/members/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { pendingMessagePhotos, reviewMessagePhoto } from '#server/features/chat/index.ts';
import type { Review } from '#server/features/members/index.ts';
import {
  pendingPhotos,
  pendingSelfies,
  reviewPhoto,
  reviewSelfie,
} from '#server/features/members/index.ts';

/** Pictures that people look at: where they wait, and what a decision does. */
interface Reviewable {
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
): Reviewable => ({
  pending,
  reasons,
  carryOut: (core, tx, site, review) => carryOut(core, tx, site, review as Review<Reason>),
});

export const reviewables: Readonly<Record<ReviewKind, Reviewable>> = {
  photo: reviewable(pendingPhotos, photoRejectionReasons, reviewPhoto),
  message_photo: reviewable(pendingMessagePhotos, photoRejectionReasons, reviewMessagePhoto),
  selfie: reviewable(pendingSelfies, selfieRejectionReasons, reviewSelfie),
};
