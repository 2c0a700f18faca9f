import type { ReviewKind } from '#contract/console/enums.ts';
import { photoRejectionReasons, selfieRejectionReasons } from '#contract/members/enums.ts';

export type RejectionReason =
  | Exclude<(typeof photoRejectionReasons)[number], 'unlawful'>
  | (typeof selfieRejectionReasons)[number];

const photoReasons = photoRejectionReasons.filter((reason) => reason !== 'unlawful');

/** Everything that can be said against a picture. */
export const rejectionReasons: readonly RejectionReason[] = [
  ...photoReasons,
  ...selfieRejectionReasons,
];

/** What one may say of a picture, in the order of the keys. */
export const reasonsOf = (kind: ReviewKind): readonly RejectionReason[] =>
  kind === 'selfie' ? selfieRejectionReasons : photoReasons;
