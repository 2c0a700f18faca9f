import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsoleIcon } from './icons/console-icon.tsx';
import type { ConsolePage } from './pages.ts';
import { pagesFor } from './pages.ts';
import { PersonMenu } from './person-menu.tsx';
import { useChosenSite, useSiteLink, useStaff } from './session.ts';
import { SiteSwitcher } from './site-switcher.tsx';
import { StaffInitials } from './staff-initials.tsx';
import type { Backlogs } from './use-backlogs.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** The bar at the top of a phone. */
export function PhoneTop({ onFind }: { onFind: () => void }) {
  const t = useTranslations('console');
  const { name } = useStaff();
  const person = (
    <button type="button" className="c-phone__button">
      <span className="sr-only">{name}</span>
      <StaffInitials name={name} />
    </button>
  );
  return (
    <div className="c-phone-top">
      <SiteSwitcher />
      <span className="c-fill" />
      <button type="button" className="c-phone__button" onClick={onFind}>
        <span className="sr-only">{t('palette.title')}</span>
        <ConsoleIcon name="magnifying-glass" size="xl" />
      </button>
      <PersonMenu trigger={person} />
    </div>
  );
}

/** As many pages have room beside the button for all others. */
const TABS = 4;

/** The pages that come first, of those that somebody may open. */
const FIRST: readonly ConsolePage['name'][] = ['overview', 'photo', 'cases', 'members', 'orders'];

const tabsOf = (pages: readonly ConsolePage[]): readonly ConsolePage[] => {
  const first = FIRST.flatMap((name) => pages.find((page) => page.name === name) ?? []);
  return [...new Set([...first, ...pages])].slice(0, TABS);
};

/** The bar at the bottom of a phone: the first pages, and the way to the rest. */
export function PhoneTabs({ backlogs, onFind }: { backlogs: Backlogs; onFind: () => void }) {
  const t = useTranslations('console');
  const link = useSiteLink();
  const pages = pagesFor(useStaff(), useChosenSite());
  return (
    <nav className="c-phone-tabs" aria-label={t('frame.navigation')}>
      {tabsOf(pages).map(({ name, path, icon }) => (
        <NavLink key={name} to={link(path)}>
          <ConsoleIcon name={icon} size="xl" />
          <span>{t(`tabs.${name}`)}</span>
          <WaitingBadge backlog={backlogs.get(name)} />
        </NavLink>
      ))}
      <button type="button" onClick={onFind}>
        <ConsoleIcon name="dots-three" size="xl" />
        <span>{t('tabs.more')}</span>
      </button>
    </nav>
  );
}
