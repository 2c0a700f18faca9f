import { useTranslations } from 'use-intl';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';
import { useSite } from '#web/features/site/site-context.ts';

/** Below the headline what is offered; where nobody can join, why. */
export function Lead({ children }: { children: string }) {
  const t = useTranslations('join.shut');
  const closedReason = useSignupClosedReason();
  const { settings } = useSite();
  return (
    <p className="lead">
      {closedReason === null ? children : t(`${closedReason}.text`, { site: settings.name })}
    </p>
  );
}
