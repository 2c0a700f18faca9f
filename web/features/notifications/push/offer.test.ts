import { expect, it } from 'vitest';
import { isOfferDue } from './offer.ts';

it('[NOTE-3] [NOTE-5] is made to members whose browser can show pushes', () => {
  expect(isOfferDue({ status: 'active' }, 'capable', 'members')).toBe(true);
  expect(isOfferDue({ status: 'not_confirmed' }, 'capable', 'members')).toBe(false);
  for (const state of [undefined, false, 'subscribed', 'denied'] as const) {
    expect(isOfferDue({ status: 'active' }, state, 'members')).toBe(false);
  }
});

it.each(['chats-id', 'members-id', 'swipe-game', 'credits-id-paymentmethod', null] as const)(
  '[NOTE-5] covers nothing that one acts on: %s',
  (route) => expect(isOfferDue({ status: 'active' }, 'capable', route)).toBe(false),
);
