import { useTranslations } from 'use-intl';
import { linkTo } from '../../../../contract/routes.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { DeckState } from './deck.ts';
import { usePlaceOf } from './swipe-card.tsx';

type Props = { state: DeckState; onClose: () => void };

function Match({ state: { match }, onClose }: Props) {
  const t = useTranslations('swipe');
  if (!match) return null;
  return (
    <Alert
      tone="success"
      icon="heart-fill"
      onDismiss={onClose}
      dismissLabel={t('close')}
      action={
        <TextLink to={linkTo('members-id', { id: match.id })} className="py-3 max-sm:ml-4">
          {t('match.open')}
        </TextLink>
      }
    >
      {t('match.text', { name: match.name })}
    </Alert>
  );
}

function Trouble({ state: { told }, onClose }: Props) {
  const t = useTranslations('swipe');
  const refusal = told?.say === 'refused' ? told.refusal : null;
  const { message } = useRefusal(refusal);
  const close = { onDismiss: onClose, dismissLabel: t('close') };
  if (told?.say === 'offline') {
    return (
      <Alert tone="warning" icon="wifi-slash" role="alert" {...close}>
        {t('offline', { name: told.member.name })}
      </Alert>
    );
  }
  // Who is signed out is asked to log in above the page.
  if (told?.say !== 'refused' || refusal?.code === 'authentication_required') return null;
  return (
    <Alert tone="danger" {...close}>
      {told.member && t('failed', { name: told.member.name })} {message}
    </Alert>
  );
}

/** What has to be seen above the cards: a match, or what did not work. */
export function SwipeNotice(props: Props) {
  return (
    <div className="absolute inset-x-2 top-2 z-60 grid gap-2">
      <Match {...props} />
      <Trouble {...props} />
    </div>
  );
}

/** What happened and who is next, for those who hear the page. */
export function SwipeStatus({ state: { told, members } }: { state: DeckState }) {
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
        return t('limit.title');
      default:
        return '';
    }
  };
  const onTop = next
    ? t('said.next', { name: next.name, age: String(next.age), place: placeOf(next) })
    : t('empty.title');
  return (
    <p role="status" className="sr-only">
      {told && `${happened()} ${onTop}`}
    </p>
  );
}
