import { describe, expect, it } from 'vitest';
import { badgeCountOf, tabTitleOf } from './title.ts';

describe('titleOf', () => {
  it.each([
    [0, 0, 'Search', 'Search · Duet'],
    [3, 0, 'Search', '(3) Search · Duet'],
    [0, 2, 'Search', '(2) Search · Duet'],
    [1, 2, 'Search', '(3) Search · Duet'],
    [100, 23, 'Search', '(123) Search · Duet'],
    [0, 0, null, 'Duet'],
    [1, 0, null, '(1) Duet'],
    [0, 0, 'Duet', 'Duet'],
    [0, 0, 'Join Duet', 'Join Duet'],
    [0, 0, 'Everything good begins with hello.', 'Everything good begins with hello · Duet'],
    [0, 0, 'And then...', 'And then... · Duet'],
    [0, 5, 'Duet', '(5) Duet'],
  ])('[SITE-16] %i unread and %i likes on %j: %s', (unreadMessages, newLikes, page, title) => {
    const counters = { unreadMessages, newLikes, unseenNotifications: 7 };
    expect(tabTitleOf(counters, page, 'Duet')).toBe(title);
  });
});

describe('sumOf', () => {
  it('[SITE-16] adds unread messages and new likes, and nothing else', () => {
    expect(badgeCountOf({ unreadMessages: 4, newLikes: 7, unseenNotifications: 5 })).toBe(11);
    expect(badgeCountOf({ unreadMessages: 0, newLikes: 0, unseenNotifications: 5 })).toBe(0);
  });
});
