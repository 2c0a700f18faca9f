import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { DeckState } from './deck.ts';
import { useNext } from './likes-left.tsx';
import { usePlaceOf } from './swipe-card.tsx';

type SwipeNoticeProps = { state: DeckState; onClose: () => void };

/** What did not work, above the cards. */
export function SwipeNotice({ state: { told }, onClose }: SwipeNoticeProps) {
  const t = useTranslations('swipe');
  const refusal = told?.say === 'refused' ? told.refusal : null;
  const { message } = useRefusal(refusal);
  const above = {
    onDismiss: onClose,
    dismissLabel: t('close'),
    className: 'absolute inset-x-2 top-2 z-60',
  };
  if (told?.say === 'offline') {
    return (
      <Alert tone="warning" icon="wifi-slash" role="alert" {...above}>
        {t('offline', { name: told.member.name })}
      </Alert>
    );
  }
  // Who is signed out is asked to log in above the page.
  if (told?.say !== 'refused' || refusal?.code === 'authentication_required') return null;
  return (
    <Alert tone="danger" {...above}>
      {told.member && t('failed', { name: told.member.name })} {message}
    </Alert>
  );
}

/** When it goes on, as it was when it was said: what is heard does not change by itself. */
function NextSaid({ nextAt }: { nextAt: string | null }) {
  const next = useNext(nextAt);
  const [said] = useState(next);
  return said;
}

/** What happened and who is next, for those who hear the page. */
export function SwipeStatus({ state: { told, members, left } }: { state: DeckState }) {
  const t = useTranslations('swipe');
  const placeOf = usePlaceOf();
  const [next] = members;
  const happened = () => {
    switch (told?.say) {
      case 'liked':
      case 'passed':
      case 'back':
        return t(`said.${told.say}`, { name: told.member.name });
      case 'limit':
        return (
          <>
            {t('limit.title')}. <NextSaid key={left.next_at} nextAt={left.next_at} />
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
      <span key={told?.say === 'limit' ? told.times : 0}>
        {told && (
          <>
            {happened()} {onTop}
          </>
        )}
      </span>
    </p>
  );
}
