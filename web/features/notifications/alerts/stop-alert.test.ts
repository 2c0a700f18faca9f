import { describe, expect, it } from 'vitest';
import { mayHaveStopped, stopToTell } from './stop-alert.ts';

describe('mayHaveStopped', () => {
  it.each([
    [[], false],
    [['like:push'], false],
    [['like:push', 'news:email'], true],
  ] as const)('[NOTE-5] %o: %s', (disabled, asked) => {
    expect(mayHaveStopped({ notifications_disabled: [...disabled] })).toBe(asked);
  });
});

describe('stopToTell', () => {
  const bounce = { reason: 'bounce', types: [], at: '2026-05-03T10:00:00.000Z' } as const;
  const spam = { reason: 'spam_report', types: [], at: '2026-05-04T10:00:00.000Z' } as const;
  const at = (day: string) => Date.parse(`2026-05-${day}T12:00:00Z`);

  it('[NOTE-5] tells the latest reason', () => {
    expect(stopToTell([], null, 'index')).toBeNull();
    expect(stopToTell([{ ...bounce, types: [] }], null, null)?.reason).toBe('bounce');
    expect(
      stopToTell(
        [
          { ...bounce, types: [] },
          { ...spam, types: [] },
        ],
        null,
        'index',
      )?.reason,
    ).toBe('spam_report');
  });

  it('[NOTE-5] is dismissed until mails stop again', () => {
    const stops = [
      { ...bounce, types: [] },
      { ...spam, types: [] },
    ];
    expect(stopToTell(stops, at('03'), 'index')?.reason).toBe('spam_report');
    expect(stopToTell(stops, at('04'), 'index')).toBeNull();
  });

  it('[NOTE-5] stays away where it is told, or where one has something else to finish', () => {
    const stops = [{ ...bounce, types: [] }];
    expect(stopToTell(stops, null, 'notifications')).toBeNull();
    expect(stopToTell(stops, null, 'complete-signup')).toBeNull();
  });
});
