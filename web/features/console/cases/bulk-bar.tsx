import { useTranslations } from 'use-intl';
import { ConsoleButton } from '../console-button.tsx';

interface BulkBarProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onClaim: () => void;
  readonly onGive: () => void;
  readonly onSort: () => void;
  readonly onClear: () => void;
}

/** What can be done with several cases together: never a decision. */
export function BulkBar({ count, busy, onClaim, onGive, onSort, onClear }: BulkBarProps) {
  const t = useTranslations('console.cases');
  if (count === 0) return null;
  return (
    <div className="c-bulk" role="group" aria-label={t('selected', { count })}>
      <b role="status">{t('selected', { count })}</b>
      <ConsoleButton small icon="hand-grabbing" keys="c" busy={busy} onClick={onClaim}>
        {t('claim')}
      </ConsoleButton>
      <ConsoleButton small icon="user-switch" keys="t" onClick={onGive}>
        {t('give.open')}
      </ConsoleButton>
      <ConsoleButton small icon="chart-bar" keys="v" onClick={onSort}>
        {t('sort.open')}
      </ConsoleButton>
      <ConsoleButton small look="quiet" keys="escape" onClick={onClear}>
        {t('clear')}
      </ConsoleButton>
    </div>
  );
}
