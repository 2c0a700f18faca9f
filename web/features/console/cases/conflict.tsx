import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { ConsoleButton } from '../console-button.tsx';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';
import type { DecisionForm } from './decision-form.ts';

interface ConflictProps {
  readonly view: CaseView;
  readonly form: DecisionForm;
  readonly onLeave: () => void;
  /** Keeps what was typed as a note for colleagues. */
  readonly onKeep: () => void;
}

/** Somebody else decided first: their decision stands, and what was typed is still there. */
export function Conflict({ view, form, onLeave, onKeep }: ConflictProps) {
  const t = useTranslations('console.case.conflict');
  const cases = useTranslations('console.cases');
  const moment = useMoment();
  const decision = view.decisions[0];
  const name = decision?.decided_by.name ?? view.proposal?.proposed_by.name ?? '';
  const at = decision?.decided_at ?? view.proposal?.proposed_at;
  return (
    <section className="c-panel c-conflict" role="alert" aria-label={t('title')}>
      <div className="c-conflict__who">
        <StaffInitials name={name} />
        <span>
          <b>{t(decision ? 'decided' : 'proposed', { name })}</b>
          <small>{at && t('meanwhile', { time: moment(at, 'time') })}</small>
        </span>
      </div>
      <div className="c-conflict__both">
        <div>
          <small>{t(decision ? 'inForce' : 'waits')}</small>
          <b>{decision ? cases(`done.${decision.kind}`) : cases('done.ban')}</b>
          {decision?.ground && <p>{cases(`grounds.${decision.ground}`)}</p>}
        </div>
        <div className="c-conflict__own">
          <small>{t('yours')}</small>
          <b>{form.kind && cases(`done.${form.kind}`)}</b>
          <p>{form.facts}</p>
        </div>
      </div>
      <div className="c-row">
        <ConsoleButton look="primary" onClick={onLeave}>
          {t('leave')}
        </ConsoleButton>
        <ConsoleButton onClick={onKeep}>{t('keep')}</ConsoleButton>
      </div>
    </section>
  );
}
