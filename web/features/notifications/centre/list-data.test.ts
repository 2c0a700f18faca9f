import { describe, expect, it } from 'vitest';
import type { NotificationView } from '#contract/notifications/centre.ts';
import type { NotificationListData } from './list-data.ts';
import {
  markAllSeen,
  groupByDay,
  mergeFirstPage,
  restoreUnseen,
  addNotification,
  appendPage,
  removeNotifications,
} from './list-data.ts';

const one = (id: string, at: string, rest: Partial<NotificationView> = {}): NotificationView => ({
  id,
  kind: 'like',
  count: 1,
  member: null,
  facts: {},
  path: '/likes',
  at: `2026-05-03T${at}:00.000Z`,
  seen: false,
  ...rest,
});

const list = (
  notifications: NotificationView[],
  next: string | null = null,
): NotificationListData => ({
  notifications,
  next,
  unseen: 0,
});

const ids = (data: NotificationListData) => data.notifications.map(({ id }) => id).join('');

describe('addNotification', () => {
  const before = list([one('b', '11:00'), one('a', '10:00')], 'more');

  it('[NOTE-1] puts what is new on top', () => {
    const after = addNotification(before, one('c', '12:00'));
    expect([ids(after), after.next]).toEqual(['cba', 'more']);
  });

  it('[NOTE-1] tells the same thing once, with how often it happened', () => {
    const after = addNotification(before, one('a', '12:00', { count: 3 }));
    expect(ids(after)).toBe('ab');
    expect(after.notifications[0]?.count).toBe(3);
  });

  it('[NOTE-1] has one row for each conversation', () => {
    const chat = (id: string, at: string, path = '/chats/1') =>
      one(id, at, { kind: 'message', path });
    const some = list([chat('b', '11:00'), chat('a', '10:00', '/chats/2')]);
    expect(ids(addNotification(some, chat('c', '12:00')))).toBe('ca');
    expect(ids(addNotification(some, one('d', '12:00', { path: '/chats/1' })))).toBe('dba');
  });

  it('[NOTE-1] has one row for each person and kind, on whichever page it was', () => {
    const jorn = { id: '1', name: 'Jorn', fictional: false, photo: null };
    const by = (id: string, at: string, kind: 'like' | 'visit') =>
      one(id, at, { kind, member: jorn });
    const some = list([by('c', '11:00', 'like'), by('a', '09:00', 'visit')], 'more');
    const after = addNotification(some, by('d', '12:00', 'visit'));
    expect(ids(after)).toBe('dc');
    expect(ids(appendPage(after, list([by('b', '08:00', 'visit'), one('0', '07:00')])))).toBe(
      'dc0',
    );
    expect(
      ids(
        mergeFirstPage(
          some,
          list([by('d', '12:00', 'visit'), some.notifications[0] ?? one('', '')], 'x'),
        ),
      ),
    ).toBe('dc');
  });
});

describe('removeNotifications', () => {
  it('[NOTE-1] drops what is no longer so', () => {
    const before = list([one('b', '11:00'), one('a', '10:00')], 'more');
    const after = removeNotifications(before, ['b', 'z']);
    expect([ids(after), after.next]).toEqual(['a', 'more']);
  });
});

describe('appendPage', () => {
  it('[NOTE-1] adds older ones below, each once', () => {
    const before = list([one('c', '12:00', { count: 2 }), one('b', '11:00')], 'more');
    const after = appendPage(before, list([one('c', '10:30'), one('a', '10:00')]));
    expect([ids(after), after.next]).toEqual(['cba', null]);
    expect(after.notifications[0]?.count).toBe(2);
  });
});

describe('mergeFirstPage', () => {
  const before = list([one('b', '11:00'), one('a', '10:00')], 'more');

  it('[NOTE-1] adds what was missed, and keeps what was read on', () => {
    const after = mergeFirstPage(before, list([one('c', '12:00'), one('b', '11:00')], 'other'));
    expect([ids(after), after.next]).toEqual(['cba', 'more']);
  });

  it('[NOTE-1] begins anew where a gap would be left', () => {
    const after = mergeFirstPage(before, list([one('e', '13:00'), one('d', '12:00')], 'other'));
    expect([ids(after), after.next]).toEqual(['ed', 'other']);
  });

  it('[NOTE-1] forgets what is gone once all is known', () => {
    expect(ids(mergeFirstPage(before, list([one('b', '11:00')])))).toBe('b');
  });
});

it('[NOTE-1] marks all as seen', () => {
  const after = markAllSeen(list([one('b', '11:00'), one('a', '10:00', { seen: true })]));
  expect(after.notifications.map(({ seen }) => seen)).toEqual([true, true]);
});

it('[NOTE-1] takes that back, and keeps what has come meanwhile', () => {
  const before = list([one('b', '11:00'), one('a', '10:00', { seen: true })]);
  const now = addNotification(markAllSeen(before), one('c', '12:00'));
  const after = restoreUnseen(now, before);
  expect(after.notifications.map(({ id, seen }) => [id, seen])).toEqual([
    ['c', false],
    ['b', false],
    ['a', true],
  ]);
});

describe('groupByDay', () => {
  const rows = [one('b', '22:30'), one('a', '10:00')];
  const groups = (now: string, zone: string) =>
    groupByDay(rows, new Date(now), zone).map(({ name, notifications }) => [
      name,
      notifications.map(({ id }) => id).join(''),
    ]);

  it('[NOTE-1] parts today from what was before, by the reader’s clock', () => {
    expect(groups('2026-05-03T23:00:00Z', 'UTC')).toEqual([['today', 'ba']]);
    expect(groups('2026-05-03T23:00:00Z', 'Europe/Amsterdam')).toEqual([
      ['today', 'b'],
      ['earlier', 'a'],
    ]);
    expect(groups('2026-05-05T08:00:00Z', 'UTC')).toEqual([['earlier', 'ba']]);
  });
});
