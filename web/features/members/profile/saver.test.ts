import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { OwnProfile } from '#contract/members/profile.ts';
import type { Edits } from './saver.ts';
import { createSaver, editedProfile, isUnsaved, statusOf } from './saver.ts';

const start = {
  about: '',
  interests: [],
  tattoos: null,
  eye_colour: null,
} as unknown as OwnProfile;

/** A server that answers when it is told to. */
const serverOf = () => {
  const calls: {
    edits: Edits;
    answer: () => void;
    refuse: (answer?: Partial<ErrorAnswer>) => void;
  }[] = [];
  let stored = start;
  const send = (edits: Edits) =>
    new Promise<{ profile: OwnProfile }>((resolve, reject) => {
      calls.push({
        edits,
        answer: () => {
          stored = { ...stored, ...edits };
          resolve({ profile: stored });
        },
        refuse: (answer) =>
          reject(new CallError(400, { error: '', code: 'unavailable', ...answer })),
      });
    });
  return { calls, send };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSaver', () => {
  it('[MEM-1] sends what changed, and no more', async () => {
    const { calls, send } = serverOf();
    const saver = createSaver(start, send);
    expect(statusOf(saver.state(), ['tattoos'])).toBe('idle');
    saver.edit({ tattoos: 'some' });
    expect(statusOf(saver.state(), ['tattoos'])).toBe('saving');
    expect(statusOf(saver.state(), ['about'])).toBe('idle');
    await settle();
    expect(calls.map(({ edits }) => edits)).toEqual([{ tattoos: 'some' }]);
    calls[0]?.answer();
    await settle();
    expect(statusOf(saver.state(), ['tattoos'])).toBe('saved');
    expect(isUnsaved(saver.state())).toBe(false);
    expect(editedProfile(saver.state()).tattoos).toBe('some');
  });

  it('waits for a pause in typing', async () => {
    const { calls, send } = serverOf();
    const saver = createSaver(start, send);
    for (const about of ['H', 'He', 'Hey']) {
      saver.edit({ about }, 800);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.map(({ edits }) => edits)).toEqual([{ about: 'Hey' }]);
  });

  it('sends one after the other, the latest last', async () => {
    const { calls, send } = serverOf();
    const saver = createSaver(start, send);
    saver.edit({ tattoos: 'some' });
    await settle();
    saver.edit({ tattoos: 'many' });
    await settle();
    saver.edit({ eye_colour: 'blue' });
    await settle();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await settle();
    expect(calls[1]?.edits).toEqual({ tattoos: 'many', eye_colour: 'blue' });
    expect(editedProfile(saver.state())).toMatchObject({ tattoos: 'many', eye_colour: 'blue' });
    calls[1]?.answer();
    await settle();
    expect(isUnsaved(saver.state())).toBe(false);
  });

  it('sends nothing when all is as it was', async () => {
    const { calls, send } = serverOf();
    const saver = createSaver(start, send);
    saver.edit({ interests: ['tea'] }, 100);
    saver.edit({ interests: [] }, 100);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toHaveLength(0);
    expect(statusOf(saver.state(), ['interests'])).toBe('idle');
  });

  it('loses nothing when a save fails, and tries again', async () => {
    const { calls, send } = serverOf();
    const saver = createSaver(start, send);
    saver.edit({ about: 'Hello' });
    await settle();
    calls[0]?.refuse();
    await settle();
    expect(statusOf(saver.state(), ['about'])).toBe('failed');
    expect(editedProfile(saver.state()).about).toBe('Hello');
    void saver.flush();
    await settle();
    expect(calls[1]?.edits).toEqual({ about: 'Hello' });
    calls[1]?.answer();
    await settle();
    expect(statusOf(saver.state(), ['about'])).toBe('saved');
    expect(saver.state().failure).toBeNull();
  });

  it('takes what failed along with the next save', async () => {
    const { calls, send } = serverOf();
    const saver = createSaver(start, send);
    saver.edit({ about: 'Hello' });
    await settle();
    saver.edit({ about: 'Hello you' }, 100);
    calls[0]?.refuse();
    await settle();
    saver.edit({ tattoos: 'none' });
    await settle();
    expect(calls[1]?.edits).toEqual({ about: 'Hello you', tattoos: 'none' });
  });

  it('does not let a refused field hold up the others', async () => {
    const { calls, send } = serverOf();
    const saver = createSaver(start, send);
    saver.edit({ about: 'x', tattoos: 'some' });
    await settle();
    const fields = { about: { code: 'invalid', message: '' } };
    calls[0]?.refuse({ code: 'invalid_input', fields });
    await settle();
    expect(calls[1]?.edits).toEqual({ tattoos: 'some' });
    calls[1]?.answer();
    await settle();
    expect(statusOf(saver.state(), ['tattoos'])).toBe('saved');
    expect(statusOf(saver.state(), ['about'])).toBe('failed');
    expect(editedProfile(saver.state()).about).toBe('x');
    expect(calls).toHaveLength(2);
    saver.edit({ about: 'y' });
    expect(statusOf(saver.state(), ['about'])).toBe('saving');
    await settle();
    expect(calls[2]?.edits).toEqual({ about: 'y' });
  });
});
