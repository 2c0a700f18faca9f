import { memo, use, useId, useMemo } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ConversationActions, ConversationState } from '../conversation-types.ts';
import type { ComposerState } from './composer/use-composer.ts';
import { Icebreakers } from './icebreakers.tsx';
import { MessageRow } from './message/message-row.tsx';
import { HistoryContext } from './message/history-context.ts';
import { TypingBubble } from './message/typing-bubble.tsx';
import { PendingRow } from './message/pending-row.tsx';
import { NoteSlot } from './note-slot.ts';
import { dayLabel, groupByDay, type HistoryDay } from './rules/history.ts';
import { ScrollToLatest } from './scroll-to-latest.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useMessageKeys } from './use-message-keys.ts';
import { useScroll } from './use-scroll.ts';
import { localDay } from '#web/lib/local-day.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';

const MINUTE_MS = 60_000;

function DayTitle({ day, today }: { day: string; today: string }) {
  const t = useTranslations('chat.history');
  const format = useFormatter();
  const name = dayLabel(day, today);
  const at = new Date(`${day}T12:00:00Z`);
  const labels = {
    today: () => t('today'),
    yesterday: () => t('yesterday'),
    weekday: () => format.dateTime(at, { weekday: 'long' }),
    date: () => format.dateTime(at, { day: 'numeric', month: 'long' }),
    dateWithYear: () => format.dateTime(at, { dateStyle: 'long' }),
  };
  return (
    <h3 className="py-3 text-center text-xs font-semibold text-text-muted first-letter:uppercase">
      {labels[name]()}
    </h3>
  );
}

/** So many days may be in sight at first: guessing how high they are would move the page. */
const EAGER_DAYS = 10;

interface DayProps {
  readonly day: HistoryDay;
  readonly today: string;
  readonly isFar: boolean;
}

/** A day far out of sight costs nothing, yet can be found and read like any other. */
const DaySection = memo(function DaySection({ day, today, isFar }: DayProps) {
  const lazyClass = isFar && '[contain-intrinsic-size:auto_600px] [content-visibility:auto]';
  return (
    <section className={cx('px-4 md:px-8', lazyClass)}>
      <div className="mx-auto max-w-192 pb-1">
        <DayTitle day={day.day} today={today} />
        <ul>
          {day.lines.map((line) =>
            line.kind === 'message' ? (
              <MessageRow
                key={line.key}
                message={line.message}
                mine={line.mine}
                isFirst={line.isFirst}
                isLast={line.isLast}
                isBeforePending={line.isBeforePending}
              />
            ) : (
              <PendingRow
                key={line.key}
                pending={line.pending}
                isFirst={line.isFirst}
                isLast={line.isLast}
              />
            ),
          )}
        </ul>
      </div>
    </section>
  );
});

/** The beginning of what there is. */
function HistoryStart({ state, onRetry }: { state: ConversationState; onRetry: () => void }) {
  const t = useTranslations('chat');
  if (state.more) {
    return (
      <div className="grid h-16 place-items-center">
        {state.olderStatus === 'loading' && <Spinner size="sm" label={t('history.older')} />}
        {state.olderStatus === 'failed' && (
          <Button size="sm" variant="line" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <p className="px-4 pt-6 pb-1 text-center text-sm text-balance text-text-muted">
      <Icon name="clock" size="xs" className="mr-2 mb-0.5 inline" />
      {t('history.erased', { days: state.open.history_days })}
    </p>
  );
}

const skeletonClasses = ['w-56', 'w-40 ml-auto', 'w-64 ml-auto', 'w-48', 'w-60', 'w-36 ml-auto'];

function HistorySkeleton() {
  const t = useTranslations('chat.history');
  return (
    <div aria-busy className="mx-auto grid w-full max-w-192 content-end gap-3 px-4 py-6 md:px-8">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {skeletonClasses.map((skeletonClass) => (
        <Skeleton
          key={skeletonClass}
          className={`h-12 rounded-bubble bg-surface-raised! ${skeletonClass}`}
        />
      ))}
    </div>
  );
}

type HistoryProps = {
  state: ConversationState;
  actions: ConversationActions;
  composer: ComposerState;
  canWrite: boolean;
  /** About a message, or the other one as a whole. */
  onReport: (no?: number) => void;
  onError: (error: unknown) => void;
};

/** What was said, the latest at the end. */
export function History(props: HistoryProps) {
  const { state, actions, composer, canWrite, onReport, onError } = props;
  const t = useTranslations('chat.history');
  const chat = useTranslations('chat');
  const { me, messages, pending, status, open, isPartnerTyping } = state;
  const { name } = open.profile;
  const timeZone = useTimeZone();
  const now = useNow({ updateInterval: MINUTE_MS }).getTime();
  const { scroller, handleScroll, atEnd, newCount, scrollToEnd, jumpTo, highlightedNo } = useScroll(
    state,
    actions,
  );
  const announcement = useAnnouncement(state);
  const keysId = useId();
  const days = useMemo(
    () => groupByDay({ me, messages, pending, now, timeZone }),
    [me, messages, pending, now, timeZone],
  );
  const { partner_delivered: delivered = 0, partner_read: read = 0 } = open.chat ?? {};
  const { dispatch } = composer;
  // Messages that did not change are not drawn again because something around them did.
  const contextValue = useMemo(
    () => ({
      me,
      name,
      delivered,
      read,
      now,
      timeZone,
      canWrite,
      highlightedNo,
      jumpTo,
      actions,
      dispatch,
      onReport,
      onError,
    }),
    [
      me,
      name,
      delivered,
      read,
      now,
      timeZone,
      canWrite,
      highlightedNo,
      jumpTo,
      actions,
      dispatch,
      onReport,
      onError,
    ],
  );
  const today = localDay(now, timeZone);
  const isEmpty = messages.length === 0 && pending.length === 0;
  useMessageKeys(scroller, status === 'ready' || !isEmpty);

  if (status === 'loading' && isEmpty) {
    return (
      <div className="flex min-h-0 flex-1 items-end overflow-hidden">
        <HistorySkeleton />
      </div>
    );
  }
  if (status === 'error' && isEmpty) {
    return (
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
        <ErrorState
          title={t('failed')}
          action={<Button onClick={() => actions.reload()}>{chat('retry')}</Button>}
        />
      </div>
    );
  }
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        onScroll={handleScroll}
        role="log"
        // What is loaded from the past must not be read out; what is new is announced below.
        aria-live="off"
        aria-label={t('label', { name })}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys do it.
        tabIndex={0}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div className="shrink-0 pb-4">
          <HistoryStart state={state} onRetry={() => actions.loadOlder()} />
          <HistoryContext value={contextValue}>
            {days.map((day, index) => {
              const isFar = index < days.length - EAGER_DAYS;
              return <DaySection key={day.day} day={day} today={today} isFar={isFar} />;
            })}
          </HistoryContext>
          {isEmpty && canWrite && <Icebreakers open={open} onPick={composer.fill} />}
          {isPartnerTyping && <TypingBubble name={name} />}
        </div>
      </div>
      <div className="absolute inset-x-3 top-3 mx-auto max-w-140 *:animate-appear *:shadow-raised">
        {use(NoteSlot)}
      </div>
      {!atEnd && <ScrollToLatest newCount={newCount} onPress={scrollToEnd} />}
      <VisuallyHidden id={keysId}>{t('keys')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </div>
  );
}
