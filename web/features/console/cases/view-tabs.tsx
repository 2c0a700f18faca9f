import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseViewName } from '#contract/console/enums.ts';
import { caseViews } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SavedList, SavedView } from '#contract/console/saved-views.ts';
import { cx } from '#web/ui/cx.ts';
import { useSavedView } from '../views/use-saved-view.ts';
import { ViewBar } from '../views/view-bar.tsx';
import type { CaseList } from './use-cases.ts';

/** The address of another view with the same filters. */
export const viewLink = (search: URLSearchParams, view: CaseViewName): string => {
  const next = new URLSearchParams(search);
  if (view === 'open') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
};

interface ViewTabsProps {
  readonly view: CaseViewName;
  readonly counts: CaseList['counts'];
  readonly list: SavedList;
  readonly saved: readonly SavedView[];
}

/** The views of the queue, each with how many are in it. */
export function ViewTabs({ view, counts, list, saved }: ViewTabsProps) {
  const t = useTranslations('console.cases');
  const [search] = useSearchParams();
  const { saved: current } = useSavedView(list, saved);
  const { maxCount } = consoleLimits.cases;
  return (
    <ViewBar list={list} views={saved} label={t('viewsTitle')} own={caseViews.length}>
      {caseViews.map((name) => {
        const count = name === 'decided' ? 0 : counts[name];
        return (
          <Link
            key={name}
            to={viewLink(search, name)}
            aria-current={name === view && !current ? 'page' : undefined}
          >
            {t(`views.${name}`)}
            {count > 0 && (
              <em className={cx(name === 'late' && 'c-tabs__late')}>
                {count < maxCount ? count : t('many', { count: maxCount })}
              </em>
            )}
          </Link>
        );
      })}
    </ViewBar>
  );
}
