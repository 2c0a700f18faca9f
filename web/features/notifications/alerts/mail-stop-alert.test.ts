import { describe, expect, it } from 'vitest';
import { mayHaveMailStops, mailStopToShow } from './mail-stop-alert.ts';

describe('mayHaveMailStops', () => {
  it.each([
    [[], false],
    [['like:push'], false],
    [['like:push', 'news:email'], true],
  ] as const)('[NOTE-5] %o: %s', (disabled, asked) => {
    expect(mayHaveMailStops({ notifications_disabled: [...disabled] })).toBe(asked);
  });
});

describe('mailStopToShow', () => {
  const bounce = { reason: 'bounce', types: [], at: '2026-05-03T10:00:00.000Z' } as const;
  const spam = { reason: 'spam_report', types: [], at: '2026-05-04T10:00:00.000Z' } as const;
  const at = (day: string) => Date.parse(`2026-05-${day}T12:00:00Z`);

  it('[NOTE-5] tells the latest reason', () => {
    expect(mailStopToShow([], null, 'index')).toBeNull();
    expect(mailStopToShow([{ ...bounce, types: [] }], null, null)?.reason).toBe('bounce');
    expect(
      mailStopToShow(
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
    expect(mailStopToShow(stops, at('03'), 'index')?.reason).toBe('spam_report');
    expect(mailStopToShow(stops, at('04'), 'index')).toBeNull();
  });

  it('[NOTE-5] stays away where it is told, or where one has something else to finish', () => {
    const stops = [{ ...bounce, types: [] }];
    expect(mailStopToShow(stops, null, 'notifications')).toBeNull();
    expect(mailStopToShow(stops, null, 'complete-signup')).toBeNull();
  });
});
