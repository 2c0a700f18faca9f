import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { noAnswers, steps } from './answers.ts';
import { forgetDraft, saveDraft, readDraft } from './draft.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 0, 15);

const typed = {
  ...noAnswers,
  gender: 'woman',
  seeking: ['man', 'nonbinary'],
  day: '14',
  month: '3',
  year: '1990',
  country: 'NL',
  town: 'Utrecht',
  place_id: '7',
  name: 'Elin',
  email: 'elin@mail.example',
  signup_message: 'Hello there.',
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the draft of a signup', () => {
  it('[ACC-2] comes back as it was, with its step', () => {
    saveDraft({ step: steps.name, answers: typed }, now);
    const { password: _, terms: __, consent: ___, interests: ____, ...kept } = typed;
    expect(readDraft(now + DAY)).toEqual({ step: steps.name, answers: kept });
  });

  it('[ACC-2] never holds the password, the terms or the consent', () => {
    const secret = { ...typed, password: 'violet ladder soup', terms: true, consent: true };
    saveDraft({ step: steps.reach, answers: secret }, now);
    const text = [...stored.values()].join('');
    expect(text).not.toMatch(/violet|password|terms|consent/);
  });

  it('[ACC-2] is thrown away after its days', () => {
    saveDraft({ step: steps.name, answers: typed }, now);
    const days = limits.signupStorageDays * DAY;
    expect(readDraft(now + days)).not.toBeNull();
    expect(readDraft(now + days + 1)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('[ACC-2] is gone once forgotten', () => {
    saveDraft({ step: steps.name, answers: typed }, now);
    forgetDraft();
    expect(readDraft(now)).toBeNull();
  });

  it.each([
    ['nothing', 'null'],
    ['half a text', '{"version":1,'],
    ['another version', JSON.stringify({ version: 0, at: now, step: 1, answers: {} })],
    ['a time to come', JSON.stringify({ version: 1, at: now + DAY, step: 1, answers: {} })],
  ])('[ACC-2] bears with %s', (_, text) => {
    stored.set('signup-draft', text);
    expect(readDraft(now)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('[ACC-2] takes only what is sound', () => {
    const answers = { name: 7, seeking: [1], email: 'elin@mail.example', password: 'x', more: 'y' };
    stored.set('signup-draft', JSON.stringify({ version: 1, at: now, step: 9, answers }));
    expect(readDraft(now)).toEqual({
      step: steps.who,
      answers: { email: 'elin@mail.example' },
    });
  });

  it('[ACC-2] does without storage where it is refused', () => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    saveDraft({ step: steps.name, answers: typed }, now);
    forgetDraft();
    expect(readDraft(now)).toBeNull();
  });
});
