import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { siteClose } from '#contract/console/sites.ts';
import type { siteList, SiteRow } from '#contract/console/sites.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { TextDialog } from '../cases/text-dialog.tsx';
import { siteSettingsPath } from '../pages.ts';
import { useMoment } from '../use-moment.ts';
import { NewSiteDialog } from './new-site-dialog.tsx';

type SiteList = Answer<typeof siteList>;

/** What somebody is about to do. */
type Step =
  | { readonly kind: 'add'; readonly source: SiteRow | null }
  | { readonly kind: 'close'; readonly site: SiteRow };

/** Asks why a site is closed or opened, and does it. */
function CloseDialog({ site, onClose }: { site: SiteRow; onClose: () => void }) {
  const t = useTranslations('console.siteList');
  const { revalidate } = useRevalidator();
  const closed = site.closed_at === null;
  const named = { site: site.name };
  return (
    <TextDialog
      title={closed ? t('closeTitle', named) : t('reopenTitle', named)}
      description={closed ? t('closeText') : t('reopenText')}
      label={t('reason')}
      name="reason"
      maxLength={consoleLimits.sites.noteLength}
      submit={closed ? t('closeSubmit', named) : t('reopenSubmit', named)}
      onSend={async (reason) => {
        await consoleCall(siteClose, { body: { site: site.id, closed, reason } });
        await revalidate();
      }}
      onClose={onClose}
    />
  );
}

const signupKinds = ['all', 'with_trafficsource', 'closed'] as const;

function SiteLine({
  site,
  onStep,
  mayAdd,
}: {
  site: SiteRow;
  onStep: (step: Step) => void;
  mayAdd: boolean;
}) {
  const t = useTranslations('console.siteList');
  const moment = useMoment();
  const signup = signupKinds.find((kind) => kind === site.signups) ?? 'other';
  return (
    <tr>
      <th scope="row">
        <Link className="c-site-link" to={siteSettingsPath(site.id)}>
          {site.name}
        </Link>
        <small>{site.domain}</small>
      </th>
      <td>{site.company}</td>
      <td className="c-sites__signup">{t(`signups.${signup}`)}</td>
      <td className="c-sites__live">
        <span className={cx('c-sites__state', site.closed_at && 'c-sites__state--closed')}>
          <i aria-hidden />
          {site.closed_at === null ? t('live') : t('closed')}
        </span>
        {site.is_default && <small>{t('default')}</small>}
      </td>
      <td className="c-sites__version">
        {site.published_at === null
          ? t('never')
          : t('published', { version: site.version, date: moment(site.published_at, 'day') })}
        {site.changes > 0 && (
          <span className="c-state c-state--warning">
            {t('unpublished', { count: site.changes })}
          </span>
        )}
      </td>
      <td className="c-site-actions">
        {mayAdd && (
          <ConsoleButton small icon="copy" onClick={() => onStep({ kind: 'add', source: site })}>
            {t('copy')}
          </ConsoleButton>
        )}
        {!site.is_default && (
          <ConsoleButton small onClick={() => onStep({ kind: 'close', site })}>
            {site.closed_at === null ? t('close') : t('reopen')}
          </ConsoleButton>
        )}
      </td>
    </tr>
  );
}

/** The sites, with what is not published on each. */
export function Sites({
  list,
  step,
  onStep,
}: {
  list: SiteList;
  step: Step | null;
  onStep: (step: Step | null) => void;
}) {
  const t = useTranslations('console.siteList');
  return (
    <div className="c-sites">
      <p className="c-lead">{t('lead')}</p>
      <section className="c-panel">
        <table className="c-table c-sites__table">
          <thead>
            <tr>
              {(['site', 'company', 'signup', 'state', 'version'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.sites.map((site) => (
              <SiteLine key={site.id} site={site} mayAdd={list.may_add} onStep={onStep} />
            ))}
          </tbody>
        </table>
      </section>
      {step?.kind === 'add' && (
        <NewSiteDialog list={list} source={step.source} onClose={() => onStep(null)} />
      )}
      {step?.kind === 'close' && <CloseDialog site={step.site} onClose={() => onStep(null)} />}
    </div>
  );
}

/** What somebody is about to do with a site, if anything. */
export const useStep = () => useState<Step | null>(null);
