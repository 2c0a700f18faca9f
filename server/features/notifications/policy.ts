import type { NotificationKind } from '#contract/notifications/enums.ts';
import { kindRules } from '#contract/notifications/enums.ts';

/** Who wrote is a partner, hidden or not; of everybody else who hides nothing is told. */
export const isChatKind = (kind: NotificationKind): boolean =>
  kindRules[kind].about === 'conversation';

/** Who visited is shown to premium members only. */
export const canSeeVisitor = (kind: NotificationKind, isPaid: boolean): boolean =>
  kind !== 'visit' || isPaid;

/** Who hides is shown to partners only. */
export const canSeeActor = (
  kind: NotificationKind,
  actor: { readonly invisible: boolean },
  isPaid: boolean,
): boolean => (!actor.invisible || isChatKind(kind)) && canSeeVisitor(kind, isPaid);
