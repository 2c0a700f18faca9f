import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewItem } from '#contract/console/reviews.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { HeldPicture } from './held-picture.tsx';
import { pictureUrl } from './picture.tsx';
import type { Decided } from './review-state.ts';
import { useNow } from './use-now.ts';
import type { Swipes } from './use-swipe.ts';

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time that is left for deciding. */
function ClaimClock({ until }: { until: number }) {
  const t = useTranslations('console.reviews');
  const now = useNow();
  return (
    <span className="c-status c-status--plum">
      <ConsoleIcon name="hand-grabbing" />
      {t('claimed', { left: clock(until - now) })}
    </span>
  );
}

/** What came of a decision; of two approvals the first one only waits. */
const outcomeOf = ({ two }: ReviewItem, reason: string | null) => {
  if (reason !== null) return 'rejected';
  return two?.approved === false ? 'approvedFirst' : 'approved';
};

/** What was just done, and the way back. */
export function UndoBar({
  decided,
  onUndo,
  onOver,
}: {
  readonly decided: Decided;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}) {
  const t = useTranslations('console.reviews');
  const { item, reason, until } = decided;
  useEffect(() => {
    const timer = setTimeout(onOver, until - Date.now());
    return () => clearTimeout(timer);
  }, [until, onOver]);
  return (
    <div className="c-undo" role="status">
      <ConsoleIcon name={reason === null ? 'check-bold' : 'x'} />
      <span>{t(outcomeOf(item, reason), { name: item.member.name })}</span>
      <ConsoleButton look="quiet" small keys="z" onClick={onUndo}>
        {t('undo')}
      </ConsoleButton>
      <span key={item.id} className="c-undo__time" />
    </div>
  );
}

interface StageProps {
  readonly item: ReviewItem;
  readonly next: readonly ReviewItem[];
  readonly until: number | null;
  readonly swipes: Swipes;
  readonly children: ReactNode;
}

/** The picture before somebody’s eyes; the next ones are fetched meanwhile. */
export function Stage({ item, next, until, swipes, children }: StageProps) {
  const t = useTranslations('console.reviews');
  const alt = t('alt', { name: item.member.name });
  return (
    <section className="c-review__stage" aria-label={alt}>
      <div className="c-review__claim">{until !== null && <ClaimClock until={until} />}</div>
      <HeldPicture
        key={item.id}
        name={item.filename}
        colour={item.colour}
        alt={alt}
        swipes={swipes}
      />
      {next.map(({ id, filename }) => (
        <link key={id} rel="preload" as="image" href={pictureUrl(filename)} />
      ))}
      {children}
    </section>
  );
}
