import { expect, it } from 'vitest';
import { limits } from './limits.ts';

// The ids stand in the rows: a constant alone does not show that its requirement is met.
it.each<[id: string, what: string, value: unknown, expected: unknown]>([
  ['ACC-3', 'minimum age', limits.minAge, 18],
  ['MEM-2', 'photos of free members', limits.photos.free, 3],
  ['MEM-2', 'photos of premium members', limits.photos.premium, 25],
  ['CHAT-6', 'conversations of free members', limits.freeConversations, 2],
  ['LIKE-3', 'likes per day in the swipe game', limits.swipeLikesPerDay, 4],
  ['SITE-8', 'cap of badges', limits.badgeCap, 99],
  ['SITE-8', 'credits at which the badge appears', limits.lowCredits, 10],
  ['ACC-10', 'days to reactivate', limits.deletionDays, 14],
  ['PAY-1', 'claimed better chance of premium members in percent', limits.premiumChancePercent, 46],
  ['PAY-8', 'welcome discount in percent', limits.welcomeDiscountPercent, 25],
  ['PAY-8', 'code of the time bonus', limits.timeBonus.code, 'TIMEBONUS25'],
  ['PAY-8', 'seconds of the time bonus', limits.timeBonus.seconds, 14_400],
  ['PAY-8', 'time bonus in percent', limits.timeBonus.percent, 25],
  ['PAY-9', 'milliseconds until the time-bonus modal', limits.timeBonus.modalAfterMs, 40_000],
  ['NOTE-4', 'milliseconds until the first refresh', limits.refresh.firstMs, 5_000],
  ['NOTE-4', 'milliseconds between refreshes', limits.refresh.everyMs, 60_000],
  ['NOTE-4', 'the same when push is subscribed', limits.refresh.everyWithPushMs, 300_000],
  ['LIKE-6', 'milliseconds until likes reload', limits.likesReloadMs, 500],
  ['SITE-15', 'throttle of the progress bar', limits.progressBar.throttleMs, 200],
  ['SITE-15', 'duration of the progress bar', limits.progressBar.durationMs, 5_000],
  ['SITE-14', 'milliseconds between reloads', limits.reloadGuardMs, 60_000],
  ['SITE-4', 'days of the locale cookie', limits.cookieDays.locale, 365],
  ['ACC-7', 'days of the session cookie', limits.cookieDays.session, 30],
  ['SITE-9', 'earliest date of the terms', limits.termsNotBefore, '2023-12-01T12:00:00Z'],
  ['CHAT-8', 'days of chat history', limits.chatHistoryDays, 90],
  ['SITE-11', 'months of self-exclusion', limits.exclusionMonths, [6, 12, 60]],
])('[%s] %s', (_id, _what, value, expected) => {
  expect(value).toEqual(expected);
});
