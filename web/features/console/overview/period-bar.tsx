import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { figureComparisons, figurePeriods } from '#contract/console/figures.ts';
import { ConsoleInput, ConsoleSelect } from '../console-fields.tsx';
import type { OverviewQuery } from './overview-query.ts';
import { changedSearch } from '../changed-search.ts';

const textKeys = { today: 'today', '7': 'd7', '30': 'd30', '90': 'd90' } as const;

interface PeriodBarProps {
  readonly query: OverviewQuery;
  /** The days that are shown. */
  readonly days: { readonly from: string; readonly to: string } | null;
}

/** Which days, and with what they are compared. */
export function PeriodBar({ query, days }: PeriodBarProps) {
  const t = useTranslations('console.overview');
  const [, setSearch] = useSearchParams();
  const change = (changed: Record<string, string | null>) =>
    setSearch((before) => changedSearch(before, changed), { preventScrollReset: true });
  const isOwn = query.from !== undefined;
  const chooseDay = (name: 'from' | 'to', value: string) => {
    if (!days || !value) return;
    const next = { from: days.from, to: days.to, [name]: value };
    // The other end follows, so that the days are never the wrong way round.
    change(next.from > next.to ? { from: value, to: value } : next);
  };
  return (
    <div className="c-period">
      <span className="c-segments" role="group" aria-label={t('period')}>
        {figurePeriods.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={!isOwn && query.period === period}
            onClick={() => change({ period, from: null, to: null })}
          >
            {t(`periods.${textKeys[period]}`)}
          </button>
        ))}
      </span>
      <span className="c-period__days" role="group" aria-label={t('otherDays')}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            <span className="sr-only">{t(name)}</span>
            <ConsoleInput
              type="date"
              required
              disabled={!days}
              value={days?.[name] ?? ''}
              onChange={({ target }) => chooseDay(name, target.value)}
            />
          </label>
        ))}
      </span>
      <label className="c-period__compare">
        <span className="sr-only">{t('compare')}</span>
        <ConsoleSelect
          value={query.compare}
          onChange={({ target }) => change({ compare: target.value })}
        >
          {figureComparisons.map((way) => (
            <option key={way} value={way}>
              {t(`comparisons.${way}`)}
            </option>
          ))}
        </ConsoleSelect>
      </label>
    </div>
  );
}
