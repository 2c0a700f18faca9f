import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { DeckState } from './deck.ts';
import { useNextLikesText } from './likes-left.tsx';
import { usePlaceName } from './swipe-card.tsx';

type SwipeNoticeProps = { state: DeckState; onClose: () => void };

/** What did not work, above the cards. */
export function SwipeNotice({ state: { notice }, onClose }: SwipeNoticeProps) {
  const t = useTranslations('swipe');
  const refusal = notice?.kind === 'refused' ? notice.refusal : null;
  const { message } = useRefusal(refusal);
  const above = {
    onDismiss: onClose,
    dismissLabel: t('close'),
    className: 'absolute inset-x-2 top-2 z-60',
  };
  if (notice?.kind === 'offline') {
    return (
      <Alert tone="warning" icon="wifi-slash" role="alert" {...above}>
        {t('offline', { name: notice.member.name })}
      </Alert>
    );
  }
  // Who is signed out is asked to log in above the page.
  if (notice?.kind !== 'refused' || refusal?.code === 'authentication_required') return null;
  return (
    <Alert tone="danger" {...above}>
      {notice.member && t('failed', { name: notice.member.name })} {message}
    </Alert>
  );
}

/** When it goes on, as it was when it was said: what is heard does not change by itself. */
function FrozenNextText({ nextAt }: { nextAt: string | null }) {
  const next = useNextLikesText(nextAt);
  const [frozenText] = useState(next);
  return frozenText;
}

/** What happened and who is next, for those who hear the page. */
export function SwipeStatus({ state: { notice, members, allowance } }: { state: DeckState }) {
  const t = useTranslations('swipe');
  const placeOf = usePlaceName();
  const [next] = members;
  const noticeText = () => {
    switch (notice?.kind) {
      case 'liked':
      case 'passed':
      case 'back':
        return t(`said.${notice.kind}`, { name: notice.member.name });
      case 'limit':
        return (
          <>
            {t('limit.title')}.{' '}
            <FrozenNextText key={allowance.next_at} nextAt={allowance.next_at} />
          </>
        );
      default:
        return null;
    }
  };
  const onTop = next
    ? t('said.next', { name: next.name, age: String(next.age), place: placeOf(next) })
    : t('empty.title');
  return (
    <p role="status" className="sr-only">
      {/* What is said once more is said aloud once more. */}
      <span key={notice?.kind === 'limit' ? notice.times : 0}>
        {notice && (
          <>
            {noticeText()} {onTop}
          </>
        )}
      </span>
    </p>
  );
}
