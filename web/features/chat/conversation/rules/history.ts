import type { MessageView } from '../../../../../contract/chat/views.ts';
import type { Waiting } from '../../conversation-seam.ts';

/** How long after each other messages of one sender still belong together. */
const TOGETHER_MS = 5 * 60_000;

/** One line of the history, and where it stands in what one of the two said in one go. */
export type Line = (
  | { readonly kind: 'message'; readonly message: MessageView }
  | { readonly kind: 'waiting'; readonly waiting: Waiting }
) & {
  readonly key: string;
  readonly mine: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Said in one go with what is still waiting after it. */
  readonly isBeforeWaiting: boolean;
};

export interface Day {
  /** The day where the reader is, as `2026-11-15`. */
  readonly day: string;
  readonly lines: readonly Line[];
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day that a moment is part of, where the reader is. */
export const dayOf = (at: number, timeZone: string): string => {
  let format = dayFormats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
    dayFormats.set(timeZone, format);
  }
  return format.format(at);
};

interface Told {
  readonly me: string;
  readonly messages: readonly MessageView[];
  readonly waiting: readonly Waiting[];
  readonly now: number;
  readonly timeZone: string;
}

/** The history by days, and within a day by who spoke. What waits comes last, as of now. */
export const historyOf = ({ me, messages, waiting, now, timeZone }: Told): readonly Day[] => {
  const said = [
    ...messages.map((message) => ({
      kind: 'message' as const,
      // The same before and after it was taken, so that it stays where it is.
      key: message.client_id,
      message,
      mine: message.sender === me,
      at: Date.parse(message.sent_at),
    })),
    ...waiting.map((one) => ({
      kind: 'waiting' as const,
      key: one.clientId,
      waiting: one,
      mine: true,
      at: now,
    })),
  ].map((one) => ({ ...one, day: dayOf(one.at, timeZone) }));
  type Said = (typeof said)[number];
  const areOne = (one: Said | undefined, next: Said | undefined) =>
    one?.day === next?.day &&
    one?.mine === next?.mine &&
    (next?.at ?? 0) - (one?.at ?? 0) < TOGETHER_MS;
  const days: { day: string; lines: Line[] }[] = [];
  for (const [at, { day, ...line }] of said.entries()) {
    const [before, one, next] = [said[at - 1], said[at], said[at + 1]];
    if (before?.day !== day) days.push({ day, lines: [] });
    const isFirst = !areOne(before, one);
    const isLast = !areOne(one, next);
    const isBeforeWaiting = !isLast && line.kind === 'message' && next?.kind === 'waiting';
    days.at(-1)?.lines.push({ ...line, isFirst, isLast, isBeforeWaiting });
  }
  return days;
};

type DayName = 'today' | 'yesterday' | 'weekday' | 'date' | 'dateWithYear';

const DAY_MS = 86_400_000;

/** How a day is best called, seen from another one. */
export const dayName = (day: string, today: string): DayName => {
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  if (ago < 7) return 'weekday';
  return day.slice(0, 4) === today.slice(0, 4) ? 'date' : 'dateWithYear';
};
