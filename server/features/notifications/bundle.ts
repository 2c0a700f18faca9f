import type { Locale } from '#contract/locales.ts';
import type { Channel, NotificationKind, NotificationType } from '#contract/notifications/enums.ts';
import type { Site } from '#server/core/index.ts';

/** Something a member has not seen yet, as words need it. */
export interface BundleItem {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly count: number;
  readonly facts: Readonly<Record<string, string | number>>;
  /** Who did it, if it was somebody who is still there to be seen. */
  readonly member: {
    readonly id: string;
    readonly name: string;
    readonly fictional: boolean;
  } | null;
  readonly at: Date;
}

/** Whom a bundle is for. */
export interface Recipient {
  readonly userId: string;
  readonly profileId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Locale;
  readonly timeZone: string;
  readonly pushTexts: boolean;
}

/** All that a member shall hear of one type by one way, at one moment. */
export interface Bundle {
  readonly site: Site;
  readonly recipient: Recipient;
  readonly type: NotificationType;
  readonly channel: Channel;
  /** Unseen, the latest first. Types that are due by the calendar have none. */
  readonly items: readonly BundleItem[];
  /** How often it was said before. */
  readonly step: number;
  /** The announcement that it is, so that what comes back of its mails is counted there. */
  readonly announcement?: string;
}
