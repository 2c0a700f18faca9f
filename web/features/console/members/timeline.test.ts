import { describe, expect, it } from 'vitest';
import type { MemberPage } from '#contract/console/member-views.ts';
import { horizonOf, timelineOf } from './timeline.ts';

const nothing = {
  joined_at: '2026-01-01T10:00:00.000Z',
  confirmed_at: null,
  verified_at: null,
  deleted_at: null,
  photos: null,
  money: null,
  cases: null,
  trail: { entries: [], next: null },
} as unknown as MemberPage;

const at = (hour: number) => `2026-02-01T${hour}:00:00.000Z`;

describe('[OPS-8] the timeline of a member', () => {
  it('begins with joining, and tells nothing of what a role may not see', () => {
    expect(timelineOf(nothing).map(({ what }) => what)).toEqual(['joined']);
  });

  it('has everything that happened in its order', () => {
    const member = {
      ...nothing,
      confirmed_at: at(10),
      verified_at: at(14),
      photos: [{ reviewed_at: at(12) }, { reviewed_at: null }],
      money: { ordered: { orders: [{ created_at: at(11) }], next: null } },
      cases: [
        { opened_at: at(13), decided_at: at(16), decision: 'warn' },
        { opened_at: at(17), decided_at: null, decision: null },
      ],
      trail: { entries: [{ at: at(18) }], next: null },
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

  it('ends where a list goes on that may hold what happened before', () => {
    const member = {
      ...nothing,
      confirmed_at: at(10),
      verified_at: at(17),
      money: {
        ordered: { orders: [{ created_at: at(19) }, { created_at: at(12) }], next: 'orders' },
      },
      trail: { entries: [{ at: at(18) }, { at: at(15) }], next: 'trail' },
    } as unknown as MemberPage;
    const whats = (one: MemberPage) => timelineOf(one).map(({ what }) => what);
    expect(horizonOf(member)?.list).toBe('trail');
    expect(whats(member)).toEqual(['order', 'staff', 'verified', 'staff']);
    const read = { ...member, trail: { ...member.trail, next: null } };
    expect(horizonOf(read)?.list).toBe('ordered');
    expect(whats(read)).toEqual(['order', 'staff', 'verified', 'staff', 'order']);
    const money = { ordered: { orders: [], next: null } } as unknown as MemberPage['money'];
    expect(horizonOf({ ...read, money })).toBeUndefined();
  });
});
