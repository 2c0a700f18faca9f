import { useTranslations } from 'use-intl';
import { useSignupShut } from '../../accounts/use-signup-shut.ts';
import { useSite } from '../../site/site-context.ts';

/** Below the headline what is offered; where nobody can join, why. */
export function Lead({ children }: { children: string }) {
  const t = useTranslations('join.shut');
  const shut = useSignupShut();
  const { settings } = useSite();
  return (
    <p className="lead">{shut === null ? children : t(`${shut}.text`, { site: settings.name })}</p>
  );
}
