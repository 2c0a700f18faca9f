import { describe, expect, it } from 'vitest';
import { isEditable, lastEditable } from './editable.ts';
import { sampleMessage } from './samples.fixture.ts';

const now = Date.parse('2026-11-15T10:04:00Z');

describe('isEditable', () => {
  it('allows own words, for five minutes, unless taken back', () => {
    const mine = sampleMessage({ sender: 'me' });
    expect(isEditable(mine, 'me', now)).toBe(true);
    expect(isEditable(mine, 'me', now + 60_000)).toBe(false);
    expect(isEditable(mine, 'you', now)).toBe(false);
    expect(isEditable({ ...mine, deleted: true }, 'me', now)).toBe(false);
    expect(isEditable({ ...mine, kind: 'gift' }, 'me', now)).toBe(false);
  });

  it('finds the last one', () => {
    const messages = [
      sampleMessage({ no: 1, sender: 'me' }),
      sampleMessage({ no: 2, sender: 'me', text: 'this' }),
      sampleMessage({ no: 3 }),
    ];
    expect(lastEditable(messages, 'me', now)?.no).toBe(2);
    expect(lastEditable(messages, 'me', now + 600_000)).toBeUndefined();
  });
});
