import { useTranslations } from 'use-intl';
import type { DecisionGround } from '#contract/decisions.ts';
import { decisionGrounds } from '#contract/decisions.ts';
import type { ProposalView } from '#contract/console/team.ts';
import { ProposalChoice } from '../proposal-choice.tsx';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';

const isGround = (value: unknown): value is DecisionGround =>
  (decisionGrounds as readonly unknown[]).includes(value);

interface ProposedPanelProps {
  readonly proposal: ProposalView;
  readonly name: string;
}

/** A ban that waits for a second person, with the facts as the member would read them. */
export function ProposedPanel({ proposal, name }: ProposedPanelProps) {
  const t = useTranslations('console.case.proposed');
  const cases = useTranslations('console.cases');
  const moment = useMoment();
  const { proposed_by: by, proposed_at: at, facts } = proposal;
  const { ground } = facts;
  return (
    <section className="c-panel c-proposed" aria-label={t('title')}>
      <div className="c-panel__head">
        <h2>{t('title')}</h2>
        <span className="c-status c-status--warn">{t('waits')}</span>
      </div>
      <div className="c-proposed__body">
        <div className="c-conflict__who">
          <StaffInitials name={by.name} />
          <span>
            <b>{t('by', { by: by.name, name })}</b>
            <small>{moment(at)}</small>
          </span>
        </div>
        {isGround(ground) && (
          <p>
            <small>{t('ground')}</small> <b>{cases(`grounds.${ground}`)}</b>
          </p>
        )}
        {typeof facts['facts'] === 'string' && (
          <div>
            <small>{t('facts')}</small>
            <p>{facts['facts']}</p>
          </div>
        )}
        <ProposalChoice hasKeys proposal={proposal} />
      </div>
    </section>
  );
}
