import { describe, expect, it } from 'vitest';
import type { MessageView } from '#contract/chat/views.ts';
import { localDay } from '#web/lib/local-day.ts';
import { dayLabel, groupByDay } from './history.ts';
import type { HistoryLine } from './history.ts';
import { sampleMessage, samplePending } from './samples.fixture.ts';

const at = (no: number, sender: string, sent_at: string): MessageView =>
  sampleMessage({ no, sender, sent_at, client_id: `c${no}` });

const now = Date.parse('2026-11-15T12:00:00Z');

/** Lines that belong together in one word, as `(c1 c2)`. */
const told = (lines: readonly HistoryLine[]) =>
  lines
    .map(({ key, isFirst, isLast }) => `${isFirst ? '(' : ''}${key}${isLast ? ')' : ''}`)
    .join(' ');

const shape = (messages: readonly MessageView[], timeZone = 'UTC') =>
  groupByDay({ me: 'me', messages, pending: [], now, timeZone }).map(({ day, lines }) => [
    day,
    told(lines),
  ]);

describe('groupByDay', () => {
  it('puts together what one sender says within five minutes', () => {
    expect(
      shape([
        at(1, 'you', '2026-11-15T10:00:00Z'),
        at(2, 'you', '2026-11-15T10:04:59Z'),
        at(3, 'you', '2026-11-15T10:09:59Z'),
        at(4, 'me', '2026-11-15T10:10:00Z'),
        at(5, 'you', '2026-11-15T10:10:01Z'),
      ]),
    ).toEqual([['2026-11-15', '(c1 c2) (c3) (c4) (c5)']]);
  });

  it('begins a day where the reader’s day begins', () => {
    const messages = [at(1, 'you', '2026-11-14T22:58:00Z'), at(2, 'you', '2026-11-14T23:01:00Z')];
    expect(shape(messages).map(([day]) => day)).toEqual(['2026-11-14']);
    expect(shape(messages, 'Europe/Amsterdam').map(([day]) => day)).toEqual([
      '2026-11-14',
      '2026-11-15',
    ]);
  });

  it('shows what waits last, as said now', () => {
    const [day] = groupByDay({
      me: 'me',
      messages: [at(1, 'me', '2026-11-15T11:59:00Z')],
      pending: [samplePending({ clientId: 'w1' }), samplePending({ clientId: 'w2' })],
      now,
      timeZone: 'UTC',
    });
    expect(told(day?.lines ?? [])).toBe('(c1 w1 w2)');
    expect(day?.lines.map(({ isBeforePending: isBeforeWaiting }) => isBeforeWaiting)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('dayLabel', () => {
  it('calls near days by name and far ones by date', () => {
    const today = localDay(now, 'UTC');
    expect(dayLabel('2026-11-15', today)).toBe('today');
    expect(dayLabel('2026-11-14', today)).toBe('yesterday');
    expect(dayLabel('2026-11-09', today)).toBe('weekday');
    expect(dayLabel('2026-11-08', today)).toBe('date');
    expect(dayLabel('2025-12-31', today)).toBe('dateWithYear');
  });
});
