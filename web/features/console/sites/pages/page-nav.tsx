import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsoleButton } from '../../console-button.tsx';
import type { ListedPage } from './site-page-list.ts';
import { usePageName } from './use-page-name.ts';

interface PageNavProps {
  readonly pages: readonly ListedPage[];
  readonly current: string;
  readonly linkOf: (page: string) => string;
  readonly onAdd: () => void;
}

/** All pages, those of the product and own ones, each with in how many languages it has own words. */
export function PageNav({ pages, current, linkOf, onAdd }: PageNavProps) {
  const t = useTranslations('console.sitePages');
  const nameOf = usePageName();
  const groups = [
    ['ofProduct', pages.filter(({ isStatic }) => isStatic)],
    ['own', pages.filter(({ isStatic }) => !isStatic)],
  ] as const;
  return (
    <nav className="c-settings__nav c-page-nav" aria-label={t('pages')}>
      {groups.map(([group, listed]) => (
        <div key={group}>
          <h2>{t(group)}</h2>
          {listed.map(({ name, languages }) => {
            const written = languages.filter(({ state }) => state === 'own').length;
            const changed = languages.filter(({ isChanged }) => isChanged).length;
            return (
              <Link
                key={name}
                to={linkOf(name)}
                preventScrollReset
                {...(name === current && { 'aria-current': 'page' })}
              >
                <span>{nameOf(name)}</span>
                {written > 0 && <small>{t('written', { count: written })}</small>}
                {changed > 0 && (
                  <em>
                    <span aria-hidden>{changed}</span>
                    <span className="sr-only">{t('changed', { count: changed })}</span>
                  </em>
                )}
              </Link>
            );
          })}
          {group === 'own' && listed.length === 0 && <p className="c-hint">{t('noOwn')}</p>}
        </div>
      ))}
      <ConsoleButton small icon="plus" keys="n" onClick={onAdd}>
        {t('new')}
      </ConsoleButton>
    </nav>
  );
}
