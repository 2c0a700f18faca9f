import { describe, expect, it } from 'vitest';
import { sampleMessage } from './samples.fixture.ts';
import { startWriting, reduceWriting, type WritingAction } from './writing.ts';

const after = (...steps: readonly WritingAction[]) =>
  steps.reduce(reduceWriting, startWriting('a draft'));

const message = sampleMessage({ text: 'what was said' });

describe('reduceWriting', () => {
  it('answers with what was being written', () => {
    const { text, mode } = after({ kind: 'reply', message });
    expect([text, mode.kind]).toEqual(['a draft', 'reply']);
  });

  it('brings the draft back after a message was changed', () => {
    const steps = [
      { kind: 'edit', message },
      { kind: 'write', text: 'better said' },
    ] as const;
    expect(after(...steps).text).toBe('better said');
    expect(after(...steps, { kind: 'leave' }).text).toBe('a draft');
    expect(after(...steps, { kind: 'reply', message }).text).toBe('a draft');
    expect(after(...steps, { kind: 'edit', message }, { kind: 'leave' }).text).toBe('a draft');
  });

  it('[CHAT-6] keeps the text of what was refused, until it is written on', () => {
    const refused = after({ kind: 'problem', code: 'not_enough_credits' });
    expect(refused).toMatchObject({ text: 'a draft', problem: 'not_enough_credits' });
    expect(reduceWriting(refused, { kind: 'write', text: 'b' }).problem).toBeNull();
  });

  it('is empty once it is sent', () => {
    expect(after({ kind: 'reply', message }, { kind: 'sent' })).toEqual(startWriting(''));
  });
});
