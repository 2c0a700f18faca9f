import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { useSentence } from '../audit/use-sentence.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';

/** What colleagues wrote for each other. */
export function NotesPanel({ notes }: Pick<CaseView, 'notes'>) {
  const t = useTranslations('console.case');
  const moment = useMoment();
  if (notes.length === 0) return null;
  return (
    <section className="c-panel" aria-label={t('notes')}>
      <div className="c-panel__head">
        <h2>{t('notes')}</h2>
        <span className="c-fill" />
        <small>{t('notesText')}</small>
      </div>
      <ul className="c-notes">
        {notes.map(({ by, at, text }) => (
          <li key={`${by.id} ${at}`}>
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

/** Everything that was done in this case, the latest first. */
export function TrailPanel({ view }: { view: CaseView }) {
  const { trail, claimed_by: holder } = view;
  const actors = trail.flatMap(({ staff: id, actor: name }) => (id === null ? [] : [{ id, name }]));
  const t = useTranslations('console.case');
  const audit = useTranslations('console.audit');
  const moment = useMoment();
  const sentence = useSentence(holder ? [holder, ...actors] : actors);
  if (trail.length === 0) return null;
  return (
    <section className="c-panel" aria-label={t('trail')}>
      <div className="c-panel__head">
        <h2>{t('trail')}</h2>
      </div>
      <ol className="c-trail">
        {trail.map((entry) => (
          <li key={entry.no}>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
            <span>
              {sentence(entry)}
              {entry.reason && <q>{entry.reason}</q>}
              <small> {entry.actor || audit('system')}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
