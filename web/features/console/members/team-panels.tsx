import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { MemberPage } from '#contract/console/member-views.ts';
import { formatPrice } from '#contract/core/money.ts';
import { useSentence } from '../audit/use-sentence.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { CASES_PATH } from '../pages.ts';
import { useSiteLink } from '../session.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';
import { MoreFoot } from './more-foot.tsx';
import { usePhotoState } from './photos-panel.tsx';
import type { Moment } from './timeline.ts';
import { timelineOf } from './timeline.ts';
import type { More } from './use-member-lists.ts';

/** What colleagues wrote about a member. */
export function NotesPanel({ notes, onAdd }: Pick<MemberPage, 'notes'> & { onAdd: () => void }) {
  const t = useTranslations('console.member');
  const moment = useMoment();
  return (
    <section className="c-panel" aria-label={t('notes')}>
      <div className="c-panel__head">
        <h2>{t('notes')}</h2>
        <span className="c-fill" />
        <ConsoleButton small look="quiet" icon="plus" keys="n" onClick={onAdd}>
          {t('note')}
        </ConsoleButton>
      </div>
      {notes.length === 0 && <p className="c-member__none">{t('noNotes')}</p>}
      <ul className="c-notes">
        {notes.map(({ id, by, at, text }) => (
          <li key={id}>
            <StaffInitials name={by.name} />
            <div>
              <small>
                {by.name}, <time dateTime={at}>{moment(at)}</time>
              </small>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cases about a member. */
export function CasesPanel({ cases }: { cases: NonNullable<MemberPage['cases']> }) {
  const t = useTranslations('console.member');
  const words = useTranslations('console.cases');
  const moment = useMoment();
  const link = useSiteLink();
  return (
    <section className="c-panel" aria-label={t('cases')}>
      <div className="c-panel__head">
        <h2>{t('cases')}</h2>
      </div>
      {cases.length === 0 && <p className="c-member__none">{t('noCases')}</p>}
      <ul className="c-member__list">
        {cases.map((row) => (
          <li key={`${row.id} ${row.decision}`}>
            <ConsoleIcon name="flag" />
            <span className="c-fill">
              <Link className="c-link" to={link(`${CASES_PATH}/${row.id}`)}>
                {row.reference}
              </Link>
              <small>
                {words(`topics.${row.topic}`)} · {moment(row.opened_at, 'day')}
              </small>
            </span>
            <span className="c-status c-status--line">
              {row.decision
                ? words(`done.${row.decision}`)
                : words(row.decided_at ? 'states.decided' : 'states.open')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const useMomentText = (member: MemberPage) => {
  const t = useTranslations('console.member.timeline');
  const page = useTranslations('console.member');
  const cases = useTranslations('console.cases');
  const locale = useLocale();
  const stateOf = usePhotoState();
  const sentence = useSentence(
    member.trail.entries.flatMap(({ staff: id, actor: name }) =>
      id === null ? [] : [{ id, name }],
    ),
  );
  return (moment: Moment): readonly [what: string, more: string] => {
    switch (moment.what) {
      case 'photo':
        return [t('photo'), stateOf(moment.photo)];
      case 'order': {
        const { credits, minor, currency, state } = moment.order;
        const price = formatPrice(minor, currency, locale);
        const words = [page('credits', { count: credits }), page(`orderStates.${state}`)];
        return [t('order', { price }), words.join(', ')];
      }
      case 'reported':
        return [t('reported'), `${moment.case.reference}, ${cases(`topics.${moment.case.topic}`)}`];
      case 'decided': {
        const { decision, ground, reference } = moment.case;
        const why = ground ? cases(`grounds.${ground}`) : null;
        return [
          decision ? cases(`done.${decision}`) : '',
          [why, reference].filter(Boolean).join(', '),
        ];
      }
      case 'staff':
        return [sentence(moment.entry), moment.entry.actor];
      case 'joined':
        return [t('joined'), member.identity.source ?? ''];
      default:
        return [t(moment.what), ''];
    }
  };
};

/** What happened to a member, the latest first. */
export function TimelinePanel({ member, more }: { member: MemberPage; more: More }) {
  const t = useTranslations('console.member');
  const moment = useMoment();
  const textOf = useMomentText(member);
  return (
    <section className="c-panel" aria-label={t('timelineTitle')}>
      <div className="c-panel__head">
        <h2>{t('timelineTitle')}</h2>
      </div>
      <ol className="c-timeline">
        {timelineOf(member).map((entry) => {
          const [what, detail] = textOf(entry);
          return (
            <li key={entry.id}>
              <span className="c-timeline__icon">
                <ConsoleIcon name={entry.icon} size="s" />
              </span>
              <span className="c-fill">
                <b>{what}</b>
                {detail && <small>{detail}</small>}
              </span>
              <time dateTime={entry.at}>{moment(entry.at)}</time>
            </li>
          );
        })}
      </ol>
      <MoreFoot of={t('timelineTitle')} more={more} />
    </section>
  );
}
