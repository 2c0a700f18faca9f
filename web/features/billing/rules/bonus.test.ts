import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { bonusLeft, isMembersArea, offerEnd } from './bonus.ts';

const SIGNUP = Date.parse('2026-03-01T12:00:00.000Z');
const newcomer = { paid_user: false, signup_date: new Date(SIGNUP).toISOString() };
const after = (seconds: number) => SIGNUP + seconds * 1000;

describe('the time bonus', () => {
  it.each([
    [0, 14_400],
    [0.4, 14_400],
    [1, 14_399],
    [14_399, 1],
    [14_399.999, 1],
    [14_400, null],
    [14_401, null],
    // The clocks of two servers may differ a little.
    [-2, 14_400],
  ])('[PAY-8] %d s after signup has %j s left', (seconds, left) => {
    expect(bonusLeft(newcomer, after(seconds))).toBe(left);
  });

  it('[PAY-8] is for nobody who has paid or is not signed in', () => {
    expect(bonusLeft({ ...newcomer, paid_user: true }, after(60))).toBeNull();
    expect(bonusLeft(null, after(60))).toBeNull();
  });

  it('[PAY-8] lasts four hours', () => {
    expect(limits.timeBonus).toMatchObject({ code: 'TIMEBONUS25', seconds: 14_400, percent: 25 });
  });
});

describe('its deadline', () => {
  it('[PAY-8] is a clock, or the day on which a welcome code ends that outlives it', () => {
    expect(offerEnd(newcomer, { welcome_code: false })).toBeNull();
    expect(offerEnd(newcomer, { welcome_code: true })).toEqual(new Date('2026-03-08T12:00:00Z'));
  });
});

describe('where it is told', () => {
  it.each(['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'] as const)(
    '[PAY-9] is the members area: %s',
    (route) => expect(isMembersArea(route)).toBe(true),
  );

  it.each(['index', 'chats-id', 'likes-type', 'credits', 'profile', null] as const)(
    '[PAY-9] is not elsewhere: %s',
    (route) => expect(isMembersArea(route)).toBe(false),
  );
});
