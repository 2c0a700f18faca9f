import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseViewName } from '#contract/console/enums.ts';
import { caseViews } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
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
}

/** The views of the queue, each with how many are in it. */
export function ViewTabs({ view, counts }: ViewTabsProps) {
  const t = useTranslations('console.cases');
  const [search] = useSearchParams();
  const { maxCount } = consoleLimits.cases;
  return (
    <nav className="c-tabs" aria-label={t('viewsTitle')}>
      {caseViews.map((name) => {
        const count = name === 'decided' ? 0 : counts[name];
        return (
          <Link
            key={name}
            to={viewLink(search, name)}
            aria-current={name === view ? 'page' : undefined}
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
    </nav>
  );
}
