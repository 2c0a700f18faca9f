import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleButtonClass } from '../console-button.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { SITE_PARAM } from '../session.ts';
import { SiteSquare } from '../site-name.tsx';
import { usePricedSites } from './priced-sites.ts';

/** What is sold is sold by one site: which one is asked first. */
export function ChooseSite({ page }: { page: 'packages' | 'gifts' }) {
  const t = useTranslations('console');
  return (
    <ConsolePageBody title={t(`pages.${page}`)}>
      <div className="c-empty">
        <ConsoleIcon name={page === 'gifts' ? 'gift' : 'coins'} />
        <b>{t('prices.chooseSite')}</b>
        <p>{t('prices.chooseSiteText')}</p>
        <div className="c-row">
          {usePricedSites().map(({ id, name, niche }) => (
            <Link
              key={id}
              to={`?${new URLSearchParams({ [SITE_PARAM]: String(id) })}`}
              className={consoleButtonClass()}
            >
              <SiteSquare niche={niche} />
              {name}
            </Link>
          ))}
        </div>
      </div>
    </ConsolePageBody>
  );
}
