import { useTranslations } from 'use-intl';
import type { auditLog } from '#contract/console/audit.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useMoment } from '../use-moment.ts';

/** Whether every entry still follows from the one before. */
export function ChainState({ chain }: { chain: Answer<typeof auditLog>['chain'] }) {
  const t = useTranslations('console.audit');
  const moment = useMoment();
  if (chain.broken_at !== null) {
    return (
      <span role="alert" className="c-status c-status--bad">
        <ConsoleIcon name="link-break" size="s" />
        {t('broken', { no: chain.broken_at })}
      </span>
    );
  }
  return (
    <small className="c-chain">
      <ConsoleIcon name="link-simple" size="s" />
      {chain.whole_until === null
        ? t('unverified')
        : t('whole', { until: moment(chain.whole_until, 'exact') })}
    </small>
  );
}
