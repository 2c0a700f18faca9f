import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ProposalKind } from '#contract/console/enums.ts';
import type { RoleGrant } from '#contract/console/rights.ts';
import type { ProposalView } from '#contract/console/team.ts';
import { CASES_PATH, memberPath, orderPath } from '../pages.ts';
import type { DecidedProposal } from '../proposal-choice.tsx';
import { ProposalChoice } from '../proposal-choice.tsx';
import { useRoleNames } from '../role-names.ts';
import { useConsoleSession } from '../session.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';

/** What proposals hold, as far as they do. */
interface Facts {
  readonly name?: string;
  readonly email?: string;
  readonly roles?: readonly RoleGrant[];
  readonly credits?: number;
}

interface Place {
  readonly path: (target: string) => string;
  readonly text: 'readCase' | 'readMember' | 'readOrder';
}

/** Where proposals are decided whose facts are too many for a list. */
const placesOf: Partial<Record<ProposalKind, Place>> = {
  case_ban: { path: (target) => `${CASES_PATH}/${target}`, text: 'readCase' },
  member_credits: { path: memberPath, text: 'readMember' },
  order_refund: { path: orderPath, text: 'readOrder' },
};

interface ProposalProps {
  readonly proposal: ProposalView;
  readonly onDecided: (decided: DecidedProposal) => void;
}

function Proposal({ proposal, onDecided }: ProposalProps) {
  const t = useTranslations('console.proposals');
  const { sites } = useConsoleSession();
  const roleNames = useRoleNames(sites);
  const moment = useMoment();
  const place = placesOf[proposal.kind];
  const { name = '', email = '', roles = [], credits = 0 } = proposal.facts as Facts;
  return (
    <li className="c-proposal">
      <StaffInitials name={proposal.proposed_by.name} />
      <div className="c-fill">
        <b>
          {t(`kinds.${proposal.kind}`, { by: proposal.proposed_by.name, name, email, credits })}
        </b>
        <small>
          {[roleNames(roles), moment(proposal.proposed_at)].filter(Boolean).join(' · ')}
        </small>
        {place ? (
          // Nobody agrees to that without having read what it is about.
          <Link className="c-link" to={place.path(proposal.target)}>
            {t(place.text)}
          </Link>
        ) : (
          <ProposalChoice proposal={proposal} onDecided={onDecided} />
        )}
      </div>
    </li>
  );
}

/** What waits for a second person. */
export function ProposalsPanel({ proposals }: { proposals: readonly ProposalView[] }) {
  const t = useTranslations('console.proposals');
  const [decided, setDecided] = useState<DecidedProposal | null>(null);
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
