import { describe, expect, it } from 'vitest';
import type { ReminderFacts } from './activation-reminder.ts';
import { chooseActivationReminder } from './activation-reminder.ts';

const facts: ReminderFacts = {
  user: { status: 'not_confirmed', notifications_disabled: [], profile: { status: 'disabled' } },
  fromApi: false,
  smartphone: false,
  route: 'index',
  closedAt: null,
  now: Date.parse('2026-03-02T12:00:00.000Z'),
};

describe('activation reminder', () => {
  it.each([
    [false, false, 'alert'],
    [true, false, 'alert'],
    [false, true, 'alert'],
    [true, true, 'modal'],
  ] as const)('[ACC-6] from the API %s, on a phone %s: %s', (fromApi, smartphone, kind) => {
    expect(chooseActivationReminder({ ...facts, fromApi, smartphone })).toBe(kind);
  });

  it.each([
    ['a confirmed member', { status: 'active' as const }],
    ['an active profile', { profile: { status: 'active' as const } }],
    ['somebody who wants fewer notices', { notifications_disabled: ['reminders'] }],
  ])('[ACC-6] leaves %s alone', (_, change) => {
    const user = { ...facts.user, ...change };
    expect(
      chooseActivationReminder({ ...facts, user, fromApi: true, smartphone: true }),
    ).toBeNull();
  });

  it('[ACC-6] rests for a day once it was closed', () => {
    const closed = (hours: number) => ({ ...facts, closedAt: facts.now - hours * 3_600_000 });
    expect(chooseActivationReminder(closed(23))).toBeNull();
    expect(chooseActivationReminder(closed(24))).toBe('alert');
  });

  it('[ACC-6] is a line as long as it is not known whether this is a phone', () => {
    expect(chooseActivationReminder({ ...facts, fromApi: true, smartphone: undefined })).toBe(
      'alert',
    );
  });

  it.each(['signup', 'complete-signup', 'activate-done'] as const)(
    '[ACC-6] does not say again what %s says',
    (route) => expect(chooseActivationReminder({ ...facts, route })).toBeNull(),
  );
});
