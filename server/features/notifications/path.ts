import type { NotificationKind } from '#contract/notifications/enums.ts';
import { linkTo } from '#contract/routes.ts';

/** What the words of a notification need beyond who and when. */
export type NotificationFacts = Readonly<Record<string, string | number>>;

interface PathInput {
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly facts: NotificationFacts;
}

/** Where a notification leads, within the site. */
export const pathOf = ({ kind, subject, facts }: PathInput): string => {
  switch (kind) {
    case 'conversation':
    case 'message':
      return linkTo('chats-id', { id: subject });
    case 'like':
    case 'match':
      return linkTo('likes-m-id', { id: subject });
    case 'visit':
      return linkTo('likes-type', { type: 'visitors' });
    case 'payment':
      return linkTo('transactions-id', { id: subject });
    case 'moderation':
      return facts['about'] === 'message_photo'
        ? linkTo('chats-id', { id: subject })
        : linkTo('profile');
    case 'promotion':
      return typeof facts['path'] === 'string' ? facts['path'] : linkTo('credits');
    case 'news':
      return typeof facts['path'] === 'string' ? facts['path'] : linkTo('index');
  }
};
