import { describe, expect, it } from 'vitest';
import type { MemberPage } from '#contract/console/member-views.ts';
import { timelineOf } from './timeline.ts';

const nothing = {
  joined_at: '2026-01-01T10:00:00.000Z',
  confirmed_at: null,
  verified_at: null,
  deleted_at: null,
  photos: null,
  money: null,
  cases: null,
  trail: [],
} as unknown as MemberPage;

const at = (hour: number) => `2026-02-01T${hour}:00:00.000Z`;

describe('[OPS-8] the timeline of a member', () => {
  it('begins with joining, and tells nothing of what a role may not see', () => {
    expect(timelineOf(nothing).map(({ what }) => what)).toEqual(['joined']);
  });

  it('has everything that happened in its order, but not who only looked', () => {
    const member = {
      ...nothing,
      confirmed_at: at(10),
      verified_at: at(14),
      photos: [{ reviewed_at: at(12) }, { reviewed_at: null }],
      money: { orders: [{ created_at: at(11) }] },
      cases: [
        { opened_at: at(13), decided_at: at(16), decision: 'warn' },
        { opened_at: at(17), decided_at: null, decision: null },
      ],
      trail: [
        { at: at(19), action: 'member_opened' },
        { at: at(18), action: 'member_revealed' },
        { at: at(15), action: 'address_searched' },
      ],
    } as unknown as MemberPage;
    expect(timelineOf(member).map(({ what }) => what)).toEqual([
      'staff',
      'reported',
      'decided',
      'verified',
      'reported',
      'photo',
      'order',
      'confirmed',
      'joined',
    ]);
  });
});
