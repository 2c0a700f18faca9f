import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { fictionalList, FictionalRow } from '#contract/console/fictional.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { cx } from '#web/ui/cx.ts';
import { consoleButtonClass } from '../console-button.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { usePlaceName } from '../members/member-table.tsx';
import { FICTIONAL_PATH, siteSettingsPath } from '../pages.ts';
import { SITE_PARAM, useStaff } from '../session.ts';
import { SiteChoice } from '../site-choice.tsx';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import { FictionalPicture } from './fictional-picture.tsx';
import { useFictionalSites } from './fictional-sites.ts';

type FictionalPage = Answer<typeof fictionalList>;

const rowLinkId = (id: string): string => `fictional-${id}`;

const profileLink = (id: string, site: number): string =>
  `${FICTIONAL_PATH}/${id}?${new URLSearchParams({ [SITE_PARAM]: String(site) })}`;

/** They belong to one site: which one is asked first. */
export function ChooseFictionalSite() {
  const t = useTranslations('console');
  return (
    <SiteChoice
      title={t('pages.fictional')}
      icon="mask-happy"
      question={t('fictional.chooseSite')}
      why={t('fictional.chooseSiteText')}
      sites={useFictionalSites()}
    />
  );
}

interface RowProps {
  readonly row: FictionalRow;
  readonly site: number;
  readonly isCurrent: boolean;
}

function Row({ row, site, isCurrent }: RowProps) {
  const t = useTranslations('console.fictional');
  const moment = useMoment();
  const placeName = usePlaceName();
  return (
    <tr aria-current={isCurrent || undefined}>
      <td className="c-fiction__name">
        <Link to={profileLink(row.id, site)} id={rowLinkId(row.id)} className="c-cases__open">
          <FictionalPicture photo={row.photo} alt="" small />
          <b>{t('nameAge', { name: row.name, age: row.age })}</b>
        </Link>
      </td>
      <td className="c-fiction__state">
        <span className="c-status c-status--plum">
          <ConsoleIcon name="mask-happy-fill" />
          {t('label')}
        </span>{' '}
        <span className={cx('c-status', row.retired ? 'c-status--line' : 'c-status--ok')}>
          {t(row.retired ? 'retired' : 'active')}
        </span>
      </td>
      <td className="c-fiction__wide">{placeName(row)}</td>
      <td className="c-fiction__number">
        <span className="c-only-phone">{t('photos')} </span>
        {row.photos}
      </td>
      <td className="c-fiction__number">
        <span className="c-only-phone">{t('waiting')} </span>
        {row.waiting}
      </td>
      <td className="c-fiction__made">
        {row.made_by && row.made_at ? (
          t('madeBy', { name: row.made_by.name, date: moment(row.made_at, 'day') })
        ) : (
          <span className="c-muted">{t('madeUnknown')}</span>
        )}
      </td>
    </tr>
  );
}

const columns = ['name', 'state', 'place', 'photos', 'waiting', 'made'] as const;

const numbers: readonly string[] = ['photos', 'waiting'];

function NoWording({ site }: { site: number }) {
  const t = useTranslations('console.fictional');
  const maySet = useStaff().rights.includes('sites.edit');
  return (
    <div className="c-note c-fiction__note">
      <p>
        <b>{t('noWording')}</b>
      </p>
      <p>{t('noWordingText')}</p>
      {maySet && (
        <Link to={siteSettingsPath(site)} className={consoleButtonClass({ small: true })}>
          {t('toSettings')}
        </Link>
      )}
    </div>
  );
}

/** The fictional profiles of a site. */
export function FictionalProfiles({ page }: { page: FictionalPage }) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string | null>(null);
  const { profiles: rows, site } = page;
  const canAdd = page.has_wording && rows.length < page.most;
  const addLink = profileLink('new', site);
  const move = (step: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === current);
    const row = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
    if (!row) return;
    setCurrent(row.id);
    document.getElementById(rowLinkId(row.id))?.focus();
  };
  useKeys([
    ...(canAdd ? [{ keys: 'n', text: t('fictional.add'), run: () => void navigate(addLink) }] : []),
    { keys: 'j', text: t('fictional.moveKeys'), run: () => move(1) },
    { keys: 'k', text: t('fictional.moveKeys'), run: () => move(-1) },
  ]);
  const add = canAdd && (
    <Link to={addLink} className={consoleButtonClass({ look: 'primary' })}>
      <ConsoleIcon name="plus" />
      {t('fictional.add')}
      <Keys>n</Keys>
    </Link>
  );
  return (
    <ConsolePageBody title={t('pages.fictional')} actions={add}>
      <p className="c-lead c-offers__lead">{t('fictional.lead')}</p>
      {!page.has_wording && <NoWording site={site} />}
      <section className="c-panel c-cases-panel" aria-label={t('pages.fictional')}>
        {rows.length === 0 ? (
          <div className="c-empty">
            <ConsoleIcon name="mask-happy" />
            <b>{t('fictional.none')}</b>
            {page.has_wording && <p>{t('fictional.noneText')}</p>}
          </div>
        ) : (
          <table className="c-table c-offers c-fiction">
            <thead>
              <tr>
                {columns.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className={numbers.includes(name) ? 'c-fiction__number' : undefined}
                  >
                    {t(`fictional.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} site={site} isCurrent={row.id === current} />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <div className="c-foot">
        <div className="c-hints">
          <span aria-hidden className="c-at-desk">
            <Keys>j k</Keys> {t('fictional.moveKeys')}
          </span>
          <span aria-hidden className="c-at-desk">
            <Keys>enter</Keys> {t('fictional.openKey')}
          </span>
          <span className="c-fill" />
          <span>{t('fictional.count', { count: rows.length, most: page.most })}</span>
        </div>
      </div>
    </ConsolePageBody>
  );
}
