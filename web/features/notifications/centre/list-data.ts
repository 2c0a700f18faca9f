import type { Answer } from '#contract/core/endpoint.ts';
import type { notifications, NotificationView } from '#contract/notifications/centre.ts';
import { kindRules } from '#contract/notifications/enums.ts';
import { rowTimeFormatOf } from '#web/lib/row-time-format.ts';

/** The notification centre as it was read: a page of it, and then more. */
export type NotificationListData = Answer<typeof notifications>;

/** The latest first; of several at one moment the one with the later id. */
const byLatest = (a: NotificationView, b: NotificationView): number =>
  b.at.localeCompare(a.at) || b.id.localeCompare(a.id);

const isChatNotification = ({ kind }: NotificationView) => kindRules[kind].about === 'conversation';

/** What has one row in the list: a conversation, and each kind of thing that a person did. */
const rowKeyOf = (one: NotificationView): string => {
  if (isChatNotification(one)) return one.path;
  return one.member ? `${one.kind} ${one.member.id}` : one.id;
};

/** Merges two lists by date; a newer notification of the same row replaces the older one. */
const mergeRows = (
  before: readonly NotificationView[],
  newer: readonly NotificationView[],
): NotificationView[] => {
  const ids = new Set(newer.map(({ id }) => id));
  const all = [...before.filter(({ id }) => !ids.has(id)), ...newer].toSorted(byLatest);
  return [...Map.groupBy(all, rowKeyOf).values()].flatMap(([latest]) => latest ?? []);
};

/** What has just happened, in its place. */
export const addNotification = (
  data: NotificationListData,
  arrived: NotificationView,
): NotificationListData => ({
  ...data,
  notifications: mergeRows(data.notifications, [arrived]),
});

/** Removes withdrawn notifications. */
export const removeNotifications = (
  data: NotificationListData,
  gone: readonly string[],
): NotificationListData => ({
  ...data,
  notifications: data.notifications.filter(({ id }) => !gone.includes(id)),
});

/** The next page below what is there. */
export const appendPage = (
  data: NotificationListData,
  page: NotificationListData,
): NotificationListData => ({
  ...page,
  notifications: mergeRows(page.notifications, data.notifications),
});

/** The first page read again. If it does not reach down to what is there, it is all that is known. */
export const mergeFirstPage = (
  data: NotificationListData,
  page: NotificationListData,
): NotificationListData => {
  const known = new Set(data.notifications.map(({ id }) => id));
  const meets = page.next === null || page.notifications.some(({ id }) => known.has(id));
  if (!meets || page.next === null) return page;
  return {
    ...page,
    next: data.next,
    notifications: mergeRows(data.notifications, page.notifications),
  };
};

export const markAllSeen = (data: NotificationListData): NotificationListData => ({
  ...data,
  notifications: data.notifications.map((one) => (one.seen ? one : { ...one, seen: true })),
});

/** Takes that back for those that were not seen before; what has come since stays. */
export const restoreUnseen = (
  data: NotificationListData,
  before: NotificationListData,
): NotificationListData => {
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
export const groupByDay = (
  list: readonly NotificationView[],
  now: Date,
  timeZone: string,
): readonly Group[] => {
  const { today = [], earlier = [] } = Object.groupBy(list, ({ at }) =>
    rowTimeFormatOf(new Date(at), now, timeZone) === 'time' ? 'today' : 'earlier',
  );
  const groups = [
    { name: 'today', notifications: today },
    { name: 'earlier', notifications: earlier },
  ] as const;
  return groups.filter(({ notifications: some }) => some.length > 0);
};
