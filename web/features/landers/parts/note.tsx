import { useTranslations } from 'use-intl';
import { limits } from '../../../../contract/limits.ts';
import { useSignupShut } from '../../accounts/use-signup-shut.ts';

/** Under the call to action: for whom, and what it costs; nothing where nobody can join. */
export function Note({ className }: { className?: string }) {
  const t = useTranslations('landers.common');
  if (useSignupShut() !== null) return null;
  return <p className={className}>{t('note', { minAge: String(limits.minAge) })}</p>;
}
