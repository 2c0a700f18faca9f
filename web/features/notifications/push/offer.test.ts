import { expect, it } from 'vitest';
import { isOfferDue, mayCoverPage } from './offer.ts';

const member = { status: 'active' } as const;
const sent = { hasSent: true, hasMatched: false };

it('[NOTE-3] [NOTE-5] is made to members whose browser can show pushes', () => {
  expect(isOfferDue(member, 'capable', sent)).toBe(true);
  expect(isOfferDue({ status: 'not_confirmed' }, 'capable', sent)).toBe(false);
  for (const state of [undefined, false, 'subscribed', 'denied'] as const) {
    expect(isOfferDue(member, state, sent)).toBe(false);
  }
});

it('[NOTE-5] is made after a message or a match, not on arrival', () => {
  expect(isOfferDue(member, 'capable', { hasSent: false, hasMatched: false })).toBe(false);
  expect(isOfferDue(member, 'capable', { hasSent: false, hasMatched: true })).toBe(true);
});

it.each([
  'chats-id',
  'members-id',
  'swipe-game',
  'match-finder',
  'premium',
  'credits-id-paymentmethod',
  'transactions-id',
  null,
] as const)('[NOTE-5] [NOTE-6] no note covers what one acts on: %s', (route) =>
  expect(mayCoverPage(route)).toBe(false),
);

it.each(['members', 'likes', 'updates'] as const)('[NOTE-6] notes lie over %s', (route) =>
  expect(mayCoverPage(route)).toBe(true),
);
