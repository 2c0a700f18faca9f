import { localDay } from '#web/lib/local-day.ts';
import type { MessageView } from '#contract/chat/views.ts';
import type { PendingMessage } from '../../conversation-types.ts';

/** How long after each other messages of one sender still belong together. */
const GROUP_WITHIN_MS = 5 * 60_000;

/** One line of the history, and where it stands in what one of the two said in one go. */
export type HistoryLine = (
  | { readonly kind: 'message'; readonly message: MessageView }
  | { readonly kind: 'pending'; readonly pending: PendingMessage }
) & {
  readonly key: string;
  readonly mine: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Said in one go with what is still waiting after it. */
  readonly isBeforePending: boolean;
};

export interface HistoryDay {
  /** The day where the reader is, as `2026-11-15`. */
  readonly day: string;
  readonly lines: readonly HistoryLine[];
}

interface HistoryInput {
  readonly me: string;
  readonly messages: readonly MessageView[];
  readonly pending: readonly PendingMessage[];
  readonly now: number;
  readonly timeZone: string;
}

/** The history by days, and within a day by who spoke. What waits comes last, as of now. */
export const groupByDay = ({
  me,
  messages,
  pending,
  now,
  timeZone,
}: HistoryInput): readonly HistoryDay[] => {
  const entries = [
    ...messages.map((message) => ({
      kind: 'message' as const,
      // The same before and after it was taken, so that it stays where it is.
      key: message.client_id,
      message,
      mine: message.sender === me,
      at: Date.parse(message.sent_at),
    })),
    ...pending.map((one) => ({
      kind: 'pending' as const,
      key: one.clientId,
      pending: one,
      mine: true,
      at: now,
    })),
  ].map((one) => ({ ...one, day: localDay(one.at, timeZone) }));
  type Entry = (typeof entries)[number];
  const areGrouped = (one: Entry | undefined, next: Entry | undefined) =>
    one?.day === next?.day &&
    one?.mine === next?.mine &&
    (next?.at ?? 0) - (one?.at ?? 0) < GROUP_WITHIN_MS;
  const days: { day: string; lines: HistoryLine[] }[] = [];
  for (const [at, { day, ...line }] of entries.entries()) {
    const [before, one, next] = [entries[at - 1], entries[at], entries[at + 1]];
    if (before?.day !== day) days.push({ day, lines: [] });
    const isFirst = !areGrouped(before, one);
    const isLast = !areGrouped(one, next);
    const isBeforePending = !isLast && line.kind === 'message' && next?.kind === 'pending';
    days.at(-1)?.lines.push({ ...line, isFirst, isLast, isBeforePending });
  }
  return days;
};

type DayLabel = 'today' | 'yesterday' | 'weekday' | 'date' | 'dateWithYear';

const DAY_MS = 86_400_000;

/** How a day is best called, seen from another one. */
export const dayLabel = (day: string, today: string): DayLabel => {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  if (daysAgo < 7) return 'weekday';
  return day.slice(0, 4) === today.slice(0, 4) ? 'date' : 'dateWithYear';
};
