import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { Keys } from '../keys.tsx';
import { memberPath } from '../pages.ts';
import { useSiteLink } from '../session.ts';
import { useMoment } from '../use-moment.ts';
import { MemberAvatar } from './case-parts.tsx';

type Member = NonNullable<CaseView['member']>;

/** What an account is; one that is anything but open stands out. */
const tones: Readonly<Record<Member['status'], string>> = {
  active: 'c-status--line',
  unconfirmed: 'c-status--line',
  suspended: 'c-status--warn',
  banned: 'c-status--bad',
  excluded: 'c-status--warn',
  deleted: '',
};

export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const t = useTranslations('console.case.statuses');
  return <span className={`c-status ${tones[status]}`}>{t(status)}</span>;
}

/** Whom the case is about, as far as a decision needs it. */
export function MemberPanel({ member }: { member: Member }) {
  const t = useTranslations('console.case');
  const languages = useTranslations('console.memberLanguages');
  const link = useSiteLink();
  const { id, name, age, place, premium, status, about } = member;
  const language = member.language as 'en';
  const facts = [
    place,
    premium ? t('premium') : null,
    languages.has(language) ? languages(language) : language,
  ].filter(Boolean);
  return (
    <section className="c-panel" aria-label={t('member')}>
      <div className="c-case__member">
        <MemberAvatar member={member} size="md" />
        <span>
          <Link className="c-case__name" to={link(memberPath(id))}>
            {t('nameAge', { name, age })} <Keys>o</Keys>
          </Link>
          <small>{facts.join(' · ')}</small>
        </span>
        {status !== 'active' && <MemberStatus status={status} />}
      </div>
      {about && (
        <details className="c-case__about">
          <summary>{t('about')}</summary>
          <p>{about}</p>
        </details>
      )}
    </section>
  );
}

/** Others who sign in from the same network. */
export function NetworkPanel({ people }: { people: CaseView['same_network'] }) {
  const t = useTranslations('console.case');
  const link = useSiteLink();
  if (people.length === 0) return null;
  return (
    <section className="c-panel" aria-label={t('network')}>
      <div className="c-panel__head">
        <h2>{t('network')}</h2>
      </div>
      <ul className="c-network">
        {people.map(({ id, name, age, status }) => (
          <li key={id}>
            <Link className="c-link" to={link(memberPath(id))}>
              {t('nameAge', { name, age })}
            </Link>
            <MemberStatus status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was decided about the member before. */
export function BeforePanel({ view }: { view: CaseView }) {
  const t = useTranslations('console.case');
  const cases = useTranslations('console.cases');
  const moment = useMoment();
  const { before, signals } = view;
  const reports = signals?.reports;
  return (
    <section className="c-panel" aria-label={t('before')}>
      <div className="c-panel__head">
        <h2>{t('before')}</h2>
        <span className="c-fill" />
        {reports && <small>{t('reportsBefore', { ...reports, count: reports.before })}</small>}
      </div>
      {before.length === 0 ? (
        <p className="c-case__nothing">{t('nothingBefore')}</p>
      ) : (
        <ol className="c-before">
          {before.map(({ case: id, reference, topic, kind, ground, at, by }) => (
            <li key={`${id} ${at}`}>
              <time dateTime={at}>{moment(at, 'date')}</time>
              <span>
                <b>{cases(`done.${kind}`)}</b>{' '}
                {ground ? cases(`grounds.${ground}`) : cases(`topics.${topic}`)}
                <small>{t('decidedBy', { reference, name: by })}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
