import { useTranslations } from 'use-intl';
import { limits } from '../../../../contract/limits.ts';
import { useSignupShut } from '../../accounts/use-signup-shut.ts';

/** Under the call to action: for whom, and what it costs, or why one cannot join. */
export function Note({ className }: { className?: string }) {
  const t = useTranslations();
  const shut = useSignupShut();
  return (
    <p className={className}>
      {shut === null
        ? t('landers.common.note', { minAge: String(limits.minAge) })
        : t(`join.shut.${shut}.title`)}
    </p>
  );
}
