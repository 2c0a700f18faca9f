import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DropdownChoice } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { ConsoleIcon } from './icons/console-icon.tsx';
import { SITE_PARAM, useChosenSite, useConsoleSession } from './session.ts';
import { SiteSquare } from './site-name.tsx';

const ALL = 'all';

/** Chooses what the whole console is about: one site, or all of them together. */
export function SiteSwitcher() {
  const t = useTranslations('console.sites');
  const { sites } = useConsoleSession();
  const chosen = useChosenSite();
  const [, setSearch] = useSearchParams();
  const choose = (value: string) => setSearch(value === ALL ? {} : { [SITE_PARAM]: value });
  const trigger = (
    <button type="button" className="c-switcher">
      {chosen ? <SiteSquare niche={chosen.niche} large /> : <LogoMark className="c-mark" />}
      <span className="c-switcher__text">
        <b>{chosen?.name ?? t('all')}</b>
        <small>{chosen?.domain ?? t('count', { count: sites.length })}</small>
      </span>
      <ConsoleIcon name="caret-up-down" />
    </button>
  );
  return (
    <Dropdown trigger={trigger} align="start">
      <DropdownChoice
        value={chosen ? String(chosen.id) : ALL}
        onValueChange={choose}
        options={[
          { value: ALL, label: t('all') },
          ...sites.map(({ id, name, niche }) => ({
            value: String(id),
            label: (
              <>
                <SiteSquare niche={niche} />
                {name}
              </>
            ),
          })),
        ]}
      />
    </Dropdown>
  );
}
