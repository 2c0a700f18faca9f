import { describe, expect, it } from 'vitest';
import { isLastWithMark, markOf } from './marks.ts';

describe('markOf', () => {
  it('[CHAT-2] tells how far a message has come', () => {
    const partner = { delivered: 5, read: 3 };
    expect([3, 4, 6].map((no) => markOf({ no }, partner))).toEqual(['read', 'delivered', 'sent']);
  });

  it('[CHAT-2] tells after which message the next ones have come less far', () => {
    const partner = { delivered: 5, read: 3 };
    expect([2, 3, 4, 5, 6].filter((no) => isLastWithMark({ no }, partner))).toEqual([3, 5]);
  });
});
