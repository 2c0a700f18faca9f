import { useLocale, useTranslations } from 'use-intl';
import type { MemberPage } from '#contract/console/member-views.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useMoment } from '../use-moment.ts';

/** Where a member is signed in. */
export function SessionsPanel({
  member,
  onEnd,
}: {
  member: MemberPage;
  /** Null for who may not. */
  onEnd: (() => void) | null;
}) {
  const t = useTranslations('console.member');
  const moment = useMoment();
  const regions = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const { sessions, push_devices: pushDevices } = member;
  return (
    <section className="c-panel" aria-label={t('sessions')}>
      <div className="c-panel__head">
        <h2>{t('sessions')}</h2>
        <span className="c-fill" />
        {onEnd && sessions.length > 0 && (
          <ConsoleButton small look="quiet" onClick={onEnd}>
            {t('endAll')}
          </ConsoleButton>
        )}
      </div>
      {sessions.length === 0 && <p className="c-member__none">{t('noSessions')}</p>}
      <ul className="c-member__list">
        {sessions.map(({ id, device, country, seen_at: seenAt }) => (
          <li key={id}>
            <ConsoleIcon name="device-mobile" />
            <span className="c-fill">
              <b>{device || t('unknownDevice')}</b>
              {country && <small>{regions.of(country)}</small>}
            </span>
            <small>
              <time dateTime={seenAt}>{moment(seenAt)}</time>
            </small>
          </li>
        ))}
      </ul>
      {pushDevices > 0 && (
        <p className="c-member__foot">{t('pushDevices', { count: pushDevices })}</p>
      )}
    </section>
  );
}

const switches = ['place', 'promotions', 'other_sites', 'search_engines'] as const;

/** What a member agreed to. */
export function ConsentsPanel({ member: { consents } }: { member: MemberPage }) {
  const t = useTranslations('console.member');
  const moment = useMoment();
  const { terms_at: termsAt } = consents;
  const row = (name: 'terms' | (typeof switches)[number], isGiven: boolean, note: string) => (
    <li key={name}>
      <span className={isGiven ? 'c-member__yes' : 'c-muted'}>
        <ConsoleIcon name={isGiven ? 'check' : 'x'} />
      </span>
      <span className="c-fill">{t(`consents.${name}`)}</span>
      <small>{note}</small>
    </li>
  );
  return (
    <section className="c-panel" aria-label={t('consentsTitle')}>
      <div className="c-panel__head">
        <h2>{t('consentsTitle')}</h2>
      </div>
      <ul className="c-member__list">
        {row('terms', termsAt !== null, termsAt ? moment(termsAt, 'day') : t('notGiven'))}
        {switches.map((name) =>
          row(name, consents[name], t(consents[name] ? 'given' : 'notGiven')),
        )}
      </ul>
    </section>
  );
}
