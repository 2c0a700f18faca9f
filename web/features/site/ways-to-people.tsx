import { useTranslations } from 'use-intl';
import { linkTo } from '../../../contract/routes.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';

/** On phones one switch for the three ways to find people; elsewhere there is room for links. */
export function WaysToPeople() {
  const t = useTranslations('member.nav.ways');
  return (
    <LinkTabs
      look="segment"
      label={t('label')}
      className="mx-auto mb-3 flex-nowrap md:hidden"
      tabs={[
        { to: linkTo('members'), label: t('browse'), end: true },
        { to: linkTo('swipe-game'), label: t('swipe') },
        { to: linkTo('match-finder'), label: t('finder') },
      ]}
    />
  );
}
