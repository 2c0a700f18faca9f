import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { HeldPicture } from '../reviews/held-picture.tsx';
import { useMoment } from '../use-moment.ts';
import { MemberAvatar } from './case-parts.tsx';
import { MessageList } from './message-list.tsx';

type Report = CaseView['reports'][number];

/** Who reported it, and how often they were right before. */
function Reporter({ reporter }: { reporter: NonNullable<Report['reporter']> }) {
  const t = useTranslations('console.case');
  const { name, age, reports, upheld, blocked } = reporter;
  return (
    <div className="c-reporter">
      <MemberAvatar member={reporter} />
      <span>
        <b>{t('nameAge', { name, age })}</b>
        <small>
          {t('reporter', { reports, upheld })}
          {blocked && ` ${t('blocked')}`}
        </small>
      </span>
    </div>
  );
}

interface ReportPanelProps {
  readonly view: CaseView;
  readonly report: Report;
  readonly isFirst: boolean;
}

/** One report: why, in whose words, by whom, and what it is about. */
export function ReportPanel({ view, report, isFirst }: ReportPanelProps) {
  const t = useTranslations('console.case');
  const topics = useTranslations('console.cases.topics');
  const moment = useMoment();
  const { reason, message, created_at: at, reporter, held, photo, messages } = report;
  const name = view.member?.name ?? t('gone');
  return (
    <>
      <section className="c-panel" aria-label={t(held ? 'hold' : 'report')}>
        <div className="c-panel__head">
          <h2>{t(held ? 'hold' : 'report')}</h2>
          <span className="c-status c-status--rose">{topics(reason)}</span>
          {!isFirst && <small>{report.reference}</small>}
          <span className="c-fill" />
          <small>
            <time dateTime={at}>{moment(at)}</time>
          </small>
        </div>
        {message ? (
          <blockquote className="c-words">{message}</blockquote>
        ) : (
          <p className="c-words c-muted">{t(held ? 'heldText' : 'noWords')}</p>
        )}
        {reporter ? (
          <Reporter reporter={reporter} />
        ) : (
          !held && <p className="c-reporter c-muted">{t('reporterGone')}</p>
        )}
      </section>
      {photo && (
        <section className="c-panel" aria-label={t('reportedPhoto')}>
          <div className="c-panel__head">
            <h2>{t('reportedPhoto')}</h2>
          </div>
          <HeldPicture name={photo.filename} colour={photo.colour} alt={t('photoOf', { name })} />
        </section>
      )}
      {messages.length > 0 && (
        <MessageList
          key={report.id}
          caseId={view.id}
          report={report}
          name={name}
          hasKey={isFirst}
        />
      )}
    </>
  );
}

/** What somebody complains about, and how to answer them. */
export function ComplaintPanel({ view }: { view: CaseView }) {
  const t = useTranslations('console.case');
  const topics = useTranslations('console.cases.topics');
  const moment = useMoment();
  if (!view.complaint) return null;
  const { topic, name, email, message } = view.complaint;
  return (
    <section className="c-panel" aria-label={t('complaint')}>
      <div className="c-panel__head">
        <h2>{t('complaint')}</h2>
        <span className="c-status c-status--rose">{topics(topic)}</span>
        <span className="c-fill" />
        <small>
          <time dateTime={view.opened_at}>{moment(view.opened_at)}</time>
        </small>
      </div>
      <blockquote className="c-words">{message}</blockquote>
      <div className="c-reporter">
        <span>
          <b>{name}</b>
          <small>{email}</small>
        </span>
      </div>
    </section>
  );
}
