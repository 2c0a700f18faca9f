import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from './icons/console-icon.tsx';
import { Keys } from './keys.tsx';
import { pageGroups, pagesFor } from './pages.ts';
import { PersonMenu } from './person-menu.tsx';
import { useRoleNames } from './role-names.ts';
import { useChosenSite, useConsoleSession, useSiteLink, useStaff } from './session.ts';
import { SiteSwitcher } from './site-switcher.tsx';
import { StaffInitials } from './staff-initials.tsx';
import type { Backlogs } from './use-backlogs.ts';
import { WaitingBadge } from './waiting-badge.tsx';

function Navigation({ backlogs }: { backlogs: Backlogs }) {
  const t = useTranslations('console');
  const link = useSiteLink();
  const pages = pagesFor(useStaff(), useChosenSite());
  return (
    <nav className="c-nav" aria-label={t('frame.navigation')}>
      {pageGroups
        .filter((group) => pages.some((page) => page.group === group))
        .map((group) => (
          <div key={group}>
            <h2 id={`c-group-${group}`} className={cx(group === 'start' && 'sr-only')}>
              {t(`groups.${group}`)}
            </h2>
            <ul aria-labelledby={`c-group-${group}`}>
              {pages
                .filter((page) => page.group === group)
                .map(({ name, path, icon }) => (
                  <li key={name}>
                    <NavLink to={link(path)}>
                      <ConsoleIcon name={icon} />
                      <span>{t(`pages.${name}`)}</span>
                      <WaitingBadge backlog={backlogs.get(name)} />
                    </NavLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

/** The left side of the console at a desk: site, palette, pages, and who is signed in. */
export function Sidebar({ backlogs, onFind }: { backlogs: Backlogs; onFind: () => void }) {
  const t = useTranslations('console');
  const staff = useStaff();
  const { sites } = useConsoleSession();
  const roleNames = useRoleNames(sites);
  const person = (
    <button type="button" className="c-person">
      <StaffInitials name={staff.name} />
      <span className="c-person__text">
        <b>{staff.name}</b>
        <small>{roleNames(staff.roles)}</small>
      </span>
      <ConsoleIcon name="dots-three" />
    </button>
  );
  return (
    <div className="c-side">
      <SiteSwitcher />
      <button type="button" className="c-find" onClick={onFind}>
        <ConsoleIcon name="magnifying-glass" />
        <span>{t('palette.title')}</span>
        <Keys>ctrl k</Keys>
      </button>
      <Navigation backlogs={backlogs} />
      <PersonMenu trigger={person} />
    </div>
  );
}
