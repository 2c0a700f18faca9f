import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { proposalDecide } from '#contract/console/team.ts';
import type { ProposalView } from '#contract/console/team.ts';
import { ActionError } from './action-error.tsx';
import { ConsoleButton } from './console-button.tsx';
import { consoleCall } from './console-call.ts';
import { useStaff } from './session.ts';
import { useAction } from './use-action.ts';
import { useKeys } from './use-keys.ts';
import { useMoment } from './use-moment.ts';

type Decision = 'agree' | 'refuse' | 'withdraw';

/** What was decided, and the words of the first person, which nobody sees before that. */
export interface DecidedProposal {
  readonly decision: Decision;
  readonly reason: string;
}

interface ProposalChoiceProps {
  readonly proposal: ProposalView;
  readonly onDecided?: (decided: DecidedProposal) => void;
  /** Whether `Y` agrees and `R` refuses: it is what the page is about. */
  readonly hasKeys?: boolean;
}

/** What somebody can do about a proposal: agree or refuse, or withdraw their own. */
export function ProposalChoice({ proposal, onDecided, hasKeys = false }: ProposalChoiceProps) {
  const t = useTranslations('console.proposals');
  const moment = useMoment();
  const { revalidate } = useRevalidator();
  const { busy, run, message } = useAction();
  const isOwn = useStaff().id === proposal.proposed_by.id;
  const { may_decide: mayDecide, alone_at: aloneAt } = proposal;
  const decide = (decision: Decision) =>
    void run(async () => {
      const body = { id: proposal.id, decision };
      const { reason } = await consoleCall(proposalDecide, { body });
      onDecided?.({ decision, reason });
      await revalidate();
    });
  const refusal = isOwn ? 'withdraw' : 'refuse';
  const agree = { keys: 'y', text: t('agree'), run: () => decide('agree') };
  const refuse = { keys: 'r', text: t(refusal), run: () => decide(refusal) };
  useKeys(hasKeys ? [...(mayDecide ? [agree] : []), refuse] : []);
  return (
    <>
      <p className="c-hint">
        {!isOwn && t('blind')}
        {isOwn && aloneAt === null && t('waits')}
        {isOwn &&
          aloneAt !== null &&
          t(mayDecide ? 'aloneNow' : 'aloneAt', { time: moment(aloneAt, 'time') })}
      </p>
      <ActionError message={message} />
      <div className="c-row">
        {mayDecide && (
          <ConsoleButton
            small
            online
            icon="check"
            busy={busy}
            {...(hasKeys && { keys: 'y' })}
            onClick={agree.run}
          >
            {t('agree')}
          </ConsoleButton>
        )}
        <ConsoleButton
          small
          online
          busy={busy}
          {...(hasKeys && { keys: 'r' })}
          onClick={refuse.run}
        >
          {t(refusal)}
        </ConsoleButton>
      </div>
    </>
  );
}
