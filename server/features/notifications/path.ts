import type { NotificationKind, NotificationSubject } from '#contract/notifications/enums.ts';
import { kindRules } from '#contract/notifications/enums.ts';
import { linkTo } from '#contract/routes.ts';

/** What the words of a notification need beyond who and when. */
export type NotificationFacts = Readonly<Record<string, string | number>>;

interface PathInput {
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly facts: NotificationFacts;
}

const pathsBySubject: Readonly<Record<NotificationSubject, (input: PathInput) => string>> = {
  conversation: ({ subject }) => linkTo('chats-id', { id: subject }),
  member: ({ kind, subject }) =>
    kind === 'visit'
      ? linkTo('likes-type', { type: 'visitors' })
      : linkTo('likes-m-id', { id: subject }),
  order: ({ subject }) => linkTo('transactions-id', { id: subject }),
  decision: ({ subject, facts }) =>
    facts['about'] === 'message_photo' ? linkTo('chats-id', { id: subject }) : linkTo('profile'),
  announcement: ({ kind, facts: { path } }) =>
    typeof path === 'string' ? path : linkTo(kind === 'promotion' ? 'credits' : 'index'),
};

/** Where a notification leads, within the site. */
export const pathOf = (input: PathInput): string =>
  pathsBySubject[kindRules[input.kind].about](input);
