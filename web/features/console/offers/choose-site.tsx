import { useTranslations } from 'use-intl';
import { SiteChoice } from '../site-choice.tsx';
import { usePricedSites } from './priced-sites.ts';

/** What is sold is sold by one site: which one is asked first. */
export function ChooseSite({ page }: { page: 'packages' | 'gifts' }) {
  const t = useTranslations('console');
  return (
    <SiteChoice
      title={t(`pages.${page}`)}
      icon={page === 'gifts' ? 'gift' : 'coins'}
      question={t('prices.chooseSite')}
      why={t('prices.chooseSiteText')}
      sites={usePricedSites()}
    />
  );
}
