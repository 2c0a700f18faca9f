import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RoleGrant } from '#contract/console/rights.ts';
import { proposalDecide } from '#contract/console/team.ts';
import type { ProposalView } from '#contract/console/team.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useRoleNames } from '../role-names.ts';
import { useConsoleSession, useStaff } from '../session.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';

type Decision = 'agree' | 'refuse' | 'withdraw';

/** What proposals about the team hold, as far as they do. */
interface TeamFacts {
  readonly name?: string;
  readonly email?: string;
  readonly roles?: readonly RoleGrant[];
}

/** What was decided, and the words of the first person, which nobody sees before that. */
interface Decided {
  readonly decision: Decision;
  readonly reason: string;
}

interface ProposalProps {
  readonly proposal: ProposalView;
  readonly onDecided: (decided: Decided) => void;
}

function Proposal({ proposal, onDecided }: ProposalProps) {
  const t = useTranslations('console.proposals');
  const { sites } = useConsoleSession();
  const roleNames = useRoleNames(sites);
  const moment = useMoment();
  const isOwn = useStaff().id === proposal.proposed_by.id;
  const { revalidate } = useRevalidator();
  const { busy, run, message } = useAction();
  const { name = '', email = '', roles = [] } = proposal.facts as TeamFacts;
  const decide = (decision: Decision) =>
    run(async () => {
      const body = { id: proposal.id, decision };
      const { reason } = await consoleCall(proposalDecide, { body });
      onDecided({ decision, reason });
      await revalidate();
    });
  return (
    <li className="c-proposal">
      <StaffInitials name={proposal.proposed_by.name} />
      <div className="c-fill">
        <b>{t(`kinds.${proposal.kind}`, { by: proposal.proposed_by.name, name, email })}</b>
        <small>
          {[roleNames(roles), moment(proposal.proposed_at)].filter(Boolean).join(' · ')}
        </small>
        <p className="c-hint">
          {!isOwn && t('blind')}
          {isOwn && proposal.alone_at === null && t('waits')}
          {isOwn &&
            proposal.alone_at !== null &&
            t(proposal.may_decide ? 'aloneNow' : 'aloneAt', {
              time: moment(proposal.alone_at, 'time'),
            })}
        </p>
        {message && (
          <p role="alert" className="c-error">
            {message}
          </p>
        )}
        <div className="c-row">
          {proposal.may_decide && (
            <ConsoleButton small icon="check" busy={busy} onClick={() => void decide('agree')}>
              {t('agree')}
            </ConsoleButton>
          )}
          {isOwn ? (
            <ConsoleButton small busy={busy} onClick={() => void decide('withdraw')}>
              {t('withdraw')}
            </ConsoleButton>
          ) : (
            <ConsoleButton small busy={busy} onClick={() => void decide('refuse')}>
              {t('refuse')}
            </ConsoleButton>
          )}
        </div>
      </div>
    </li>
  );
}

/** What waits for a second person. */
export function ProposalsPanel({ proposals }: { proposals: readonly ProposalView[] }) {
  const t = useTranslations('console.proposals');
  const [decided, setDecided] = useState<Decided | null>(null);
  if (proposals.length === 0 && !decided) return null;
  return (
    <section className="c-panel" aria-labelledby="proposals">
      <div className="c-panel__head">
        <h2 id="proposals">{t('title')}</h2>
        <span className="c-status c-status--warn">{t('count', { count: proposals.length })}</span>
      </div>
      {decided && (
        <p role="status" className="c-note c-panel__note">
          {t(`decided.${decided.decision}`, { reason: decided.reason })}
        </p>
      )}
      <ul className="c-list">
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} onDecided={setDecided} />
        ))}
      </ul>
    </section>
  );
}
