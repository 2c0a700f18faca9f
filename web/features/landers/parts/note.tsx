import { useTranslations } from 'use-intl';
import { limits } from '../../../../contract/limits.ts';

/** Under the call to action: for whom, and what it costs. */
export function Note({ className }: { className?: string }) {
  const t = useTranslations('landers.common');
  return <p className={className}>{t('note', { minAge: String(limits.minAge) })}</p>;
}
