import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from './icons/console-icon.tsx';
import { Keys } from './keys.tsx';
import { pageGroups, pagesFor } from './pages.ts';
import { PersonMenu } from './person-menu.tsx';
import { useRoleNames } from './role-names.ts';
import { useConsoleSession, useSiteLink, useStaff } from './session.ts';
import { SiteSwitcher } from './site-switcher.tsx';
import { StaffInitials } from './staff-initials.tsx';
import type { Backlog } from './use-backlog.ts';
import { useBacklog } from './use-backlog.ts';

/** How much waits behind a page; what has waited too long is told apart. */
function WaitingBadge({ backlog }: { backlog: Backlog | undefined }) {
  const t = useTranslations('console.frame');
  if (!backlog || backlog.waiting === 0) return null;
  const { waiting, isLate } = backlog;
  return (
    <em className={cx('c-waiting', isLate && 'c-waiting--late')}>
      {waiting}
      <span className="sr-only"> {t(isLate ? 'waitingLate' : 'waiting')}</span>
    </em>
  );
}

function Navigation() {
  const t = useTranslations('console');
  const link = useSiteLink();
  const pages = pagesFor(useStaff());
  const backlogs = useBacklog();
  return (
    <nav className="c-nav" aria-label={t('frame.navigation')}>
      {pageGroups
        .filter((group) => pages.some((page) => page.group === group))
        .map((group) => (
          <div key={group}>
            <h2 id={`c-group-${group}`}>{t(`groups.${group}`)}</h2>
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
export function Sidebar({ onFind }: { onFind: () => void }) {
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
      <Navigation />
      <PersonMenu trigger={person} />
    </div>
  );
}
