import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';

/** Under the call to action: for whom, and what it costs; nothing where nobody can join. */
export function Note({ className }: { className?: string }) {
  const t = useTranslations('landers.common');
  if (useSignupClosedReason() !== null) return null;
  return <p className={className}>{t('note', { minAge: String(limits.minAge) })}</p>;
}
