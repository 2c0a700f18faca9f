import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SavedView } from '#contract/console/saved-views.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { SITE_PARAM } from '../session.ts';
import { useSavedView } from '../views/use-saved-view.ts';
import { ViewBar } from '../views/view-bar.tsx';
import { useFilters } from './filter-bar.tsx';
import type { Found } from './use-members.ts';

/** The list without filters, on the site that is chosen. */
export const everyone = (search: URLSearchParams): string => {
  const site = search.get(SITE_PARAM);
  return `?${new URLSearchParams(site ? { [SITE_PARAM]: site } : {})}`;
};

/** Everyone, and the views that were saved. */
export function MemberTabs({ saved }: { saved: readonly SavedView[] }) {
  const t = useTranslations('console.members');
  const [search] = useSearchParams();
  const { saved: current } = useSavedView('members', saved);
  return (
    <ViewBar list="members" views={saved} label={t('viewsTitle')} own={1}>
      <Link to={everyone(search)} aria-current={current ? undefined : 'page'}>
        {t('all')}
      </Link>
    </ViewBar>
  );
}

/** Nobody in the list, and where to go from there. */
export function None({ found, onShowAll }: { found: Found | null; onShowAll: () => void }) {
  const t = useTranslations('console.members');
  const { isFiltered, clear } = useFilters();
  return (
    <div className="c-empty">
      <ConsoleIcon name={found || isFiltered ? 'magnifying-glass' : 'users'} />
      <b>{t(found ? 'noneFound' : isFiltered ? 'noneFiltered' : 'none')}</b>
      <p>{t(found ? 'noneFoundText' : isFiltered ? 'noneFilteredText' : 'noneText')}</p>
      {found && <ConsoleButton onClick={onShowAll}>{t('showAll')}</ConsoleButton>}
      {!found && isFiltered && <ConsoleButton onClick={clear}>{t('clearFilters')}</ConsoleButton>}
    </div>
  );
}

const hints = [
  ['j k', 'move'],
  ['x', 'select'],
  ['shift x', 'range'],
  ['enter', 'open'],
] as const;

/** The keys of the list, for those who look for them. */
export function KeyHints({ shown }: { shown: number }) {
  const t = useTranslations('console.cases');
  return (
    <div className="c-hints">
      {hints.map(([keys, text]) => (
        <span key={keys} aria-hidden className="c-at-desk">
          <Keys>{keys}</Keys> {t(`hints.${text}`)}
        </span>
      ))}
      <span className="c-fill" />
      <span>{t('shown', { count: shown })}</span>
    </div>
  );
}
