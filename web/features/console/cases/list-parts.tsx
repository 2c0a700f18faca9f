import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseViewName } from '#contract/console/enums.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton, consoleButtonClass } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { useFilters } from './filter-bar.tsx';
import { viewLink } from './view-tabs.tsx';

/** Whether the list follows what colleagues do. */
export function LiveMark({ isLive }: { isLive: boolean }) {
  const t = useTranslations('console.cases');
  return (
    <small role="status" className={cx('c-live', !isLive && 'c-live--off')}>
      <i aria-hidden />
      {t(isLive ? 'live' : 'notLive')}
    </small>
  );
}

/** Nothing in a view, and where to go from there. */
export function None({ view }: { view: CaseViewName }) {
  const t = useTranslations('console.cases');
  const [search] = useSearchParams();
  const { isFiltered, clear } = useFilters();
  return (
    <div className="c-empty">
      <ConsoleIcon name={isFiltered ? 'magnifying-glass' : 'check-bold'} />
      <b>{t(isFiltered ? 'noneFiltered' : `none.${view}`)}</b>
      <p>{t(isFiltered ? 'noneFilteredText' : 'noneText')}</p>
      {isFiltered && <ConsoleButton onClick={clear}>{t('clearFilters')}</ConsoleButton>}
      {!isFiltered && view !== 'open' && (
        <Link to={viewLink(search, 'open')} className={consoleButtonClass()}>
          {t('views.open')}
        </Link>
      )}
    </div>
  );
}

/** The keys of the list, for those who look for them. */
export function KeyHints({ shown }: { shown: number }) {
  const t = useTranslations('console.cases');
  return (
    <div className="c-hints">
      <span aria-hidden className="c-at-desk">
        <Keys>j k</Keys> {t('hints.move')}
      </span>
      <span aria-hidden className="c-at-desk">
        <Keys>x</Keys> {t('hints.select')}
      </span>
      <span aria-hidden className="c-at-desk">
        <Keys>shift x</Keys> {t('hints.range')}
      </span>
      <span aria-hidden className="c-at-desk">
        <Keys>enter</Keys> {t('hints.open')}
      </span>
      <span aria-hidden className="c-at-desk">
        <Keys>1</Keys> {t('hints.to')} <Keys>7</Keys> {t('hints.views')}
      </span>
      <span className="c-fill" />
      <span>{t('shown', { count: shown })}</span>
    </div>
  );
}
