import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useSite } from './site-context.ts';
import { useOperatorTexts } from './site-texts.ts';

/** What everyone should know about the site; members inside it are reminded in one line. */
export function Disclaimer({ compact }: { compact: boolean }) {
  const t = useTranslations('disclaimer');
  const { settings } = useSite();
  const { description } = useOperatorTexts();
  const fictional = settings.fictional_warning && (
    <p>{t('fictional', { site: settings.name, label: settings.fictional_singular })}</p>
  );
  if (compact) {
    return (
      <div className="max-w-100">
        <p>{t('adults', { minAge: String(limits.minAge) })}</p>
        {fictional}
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="max-md:hidden">{description}</p>
      <p>
        {t('adults', { minAge: String(limits.minAge) })}{' '}
        {t('onePayment', { days: settings.refund_days })}
      </p>
      {fictional}
    </div>
  );
}
