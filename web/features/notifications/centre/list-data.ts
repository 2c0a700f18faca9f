import type { Answer } from '../../../../contract/core/endpoint.ts';
import type { notifications, NotificationView } from '../../../../contract/notifications/centre.ts';
import { rowTimeOf } from '../../chat/list/rules/row-time.ts';

/** The notification centre as it was read: a page of it, and then more. */
export type ListData = Answer<typeof notifications>;

/** The latest first; of several at one moment the one with the later id. */
const later = (a: NotificationView, b: NotificationView): number =>
  b.at.localeCompare(a.at) || b.id.localeCompare(a.id);

const isOfChat = ({ kind }: NotificationView) => kind === 'conversation' || kind === 'message';

/** What has one row in the list: a conversation, and each kind of thing that a person did. */
const rowOf = (one: NotificationView): string => {
  if (isOfChat(one)) return one.path;
  return one.member ? `${one.kind} ${one.member.id}` : one.id;
};

/** Both in their order; what is known better, or has happened again since, takes the place of it. */
const merged = (
  before: readonly NotificationView[],
  fresh: readonly NotificationView[],
): NotificationView[] => {
  const ids = new Set(fresh.map(({ id }) => id));
  const all = [...before.filter(({ id }) => !ids.has(id)), ...fresh].toSorted(later);
  return [...Map.groupBy(all, rowOf).values()].flatMap(([latest]) => latest ?? []);
};

/** What has just happened, in its place. */
export const withArrived = (data: ListData, arrived: NotificationView): ListData => ({
  ...data,
  notifications: merged(data.notifications, [arrived]),
});

/** What is no longer so leaves the list. */
export const withoutGone = (data: ListData, gone: readonly string[]): ListData => ({
  ...data,
  notifications: data.notifications.filter(({ id }) => !gone.includes(id)),
});

/** The next page below what is there. */
export const withNext = (data: ListData, page: ListData): ListData => ({
  ...page,
  notifications: merged(page.notifications, data.notifications),
});

/** The first page read again. If it does not reach down to what is there, it is all that is known. */
export const readAgain = (data: ListData, page: ListData): ListData => {
  const known = new Set(data.notifications.map(({ id }) => id));
  const meets = page.next === null || page.notifications.some(({ id }) => known.has(id));
  if (!meets || page.next === null) return page;
  return {
    ...page,
    next: data.next,
    notifications: merged(data.notifications, page.notifications),
  };
};

export const allSeen = (data: ListData): ListData => ({
  ...data,
  notifications: data.notifications.map((one) => (one.seen ? one : { ...one, seen: true })),
});

/** Takes that back for those that were not seen before; what has come since stays. */
export const unseenAgain = (data: ListData, before: ListData): ListData => {
  const unseen = new Set(before.notifications.filter(({ seen }) => !seen).map(({ id }) => id));
  return {
    ...data,
    notifications: data.notifications.map((one) =>
      unseen.has(one.id) ? { ...one, seen: false } : one,
    ),
  };
};

interface Group {
  readonly name: 'today' | 'earlier';
  readonly notifications: readonly NotificationView[];
}

/** What happened today by the reader's clock, and what before; a group with nothing in it is none. */
export const groupsOf = (
  list: readonly NotificationView[],
  now: Date,
  timeZone: string,
): readonly Group[] => {
  const { today = [], earlier = [] } = Object.groupBy(list, ({ at }) =>
    rowTimeOf(new Date(at), now, timeZone) === 'time' ? 'today' : 'earlier',
  );
  const groups = [
    { name: 'today', notifications: today },
    { name: 'earlier', notifications: earlier },
  ] as const;
  return groups.filter(({ notifications: some }) => some.length > 0);
};
