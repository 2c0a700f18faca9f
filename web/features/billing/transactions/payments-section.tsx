import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { SettingsSection } from '#web/features/accounts/settings/settings-layout.tsx';
import { transactionsLink } from './transactions-frame.tsx';

/** The way from the settings to payments and credits. */
export function PaymentsSection() {
  const t = useTranslations('member.settings.payments');
  return (
    <SettingsSection id="payments" title={t('title')} text={t('text')}>
      <ButtonLink to={transactionsLink('payments')} variant="line">
        {t('link')}
      </ButtonLink>
    </SettingsSection>
  );
}
