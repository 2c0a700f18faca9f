import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePayLink } from './pay-link.ts';

/** What only premium members have. */
type PremiumFeature = 'photos' | 'conversations' | 'ownPhotos' | 'visitors';

type PremiumNoteProps = {
  feature: PremiumFeature;
  /** What was just refused, in its own words. */
  lead?: string | undefined;
  /** Where it answers something that was just tried, and can be closed. */
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
};

/** Says of each premium-only thing what it is, and how to get it. */
export function PremiumNote({ feature, lead, onDismiss, className }: PremiumNoteProps) {
  const t = useTranslations('member.premium');
  const alerts = useTranslations('member.alerts');
  const to = usePayLink('premium');
  const texts = {
    photos: () => t('photos'),
    conversations: () => t('conversations', { count: limits.freeConversations }),
    ownPhotos: () =>
      t('ownPhotos', { free: limits.photos.free, premium: String(limits.photos.premium) }),
    visitors: () => t('visitors', { count: limits.visitorsForFree }),
  };
  return (
    <Alert
      icon="crown"
      role={onDismiss ? 'alert' : 'note'}
      onDismiss={onDismiss}
      dismissLabel={alerts('dismiss')}
      className={className}
      action={
        // On phones below the words, which need the whole width.
        <div className="max-sm:mb-2 max-sm:min-w-60 max-sm:pl-4">
          <ButtonLink to={to} size="sm">
            {t('get')}
          </ButtonLink>
        </div>
      }
    >
      {lead !== undefined && (/\p{P}$/u.test(lead) ? lead : `${lead}.`)}{' '}
      <strong>{texts[feature]()}</strong> {t('how')}
    </Alert>
  );
}
