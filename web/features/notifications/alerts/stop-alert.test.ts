import { describe, expect, it } from 'vitest';
import { mayHaveStopped, stopToTell } from './stop-alert.ts';

describe('mayHaveStopped', () => {
  it.each([
    [[], 'index', false],
    [['like:push'], 'index', false],
    [['like:push', 'news:email'], 'index', true],
    [['news:email'], null, true],
    [['news:email'], 'notifications', false],
    [['news:email'], 'complete-signup', false],
  ] as const)('[NOTE-5] %o on %s: %s', (disabled, route, asked) => {
    expect(mayHaveStopped(disabled, route)).toBe(asked);
  });
});

describe('stopToTell', () => {
  const bounce = { reason: 'bounce', types: [], at: '2026-05-03T10:00:00.000Z' } as const;
  const spam = { reason: 'spam_report', types: [], at: '2026-05-04T10:00:00.000Z' } as const;
  const at = (day: string) => Date.parse(`2026-05-${day}T12:00:00Z`);

  it('[NOTE-5] tells the latest reason', () => {
    expect(stopToTell([], null)).toBeNull();
    expect(stopToTell([{ ...bounce, types: [] }], null)?.reason).toBe('bounce');
    expect(
      stopToTell(
        [
          { ...bounce, types: [] },
          { ...spam, types: [] },
        ],
        null,
      )?.reason,
    ).toBe('spam_report');
  });

  it('[NOTE-5] is dismissed until mails stop again', () => {
    const stops = [
      { ...bounce, types: [] },
      { ...spam, types: [] },
    ];
    expect(stopToTell(stops, at('03'))?.reason).toBe('spam_report');
    expect(stopToTell(stops, at('04'))).toBeNull();
  });
});
