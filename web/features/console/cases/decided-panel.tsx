import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseDecision } from '#contract/console/case-views.ts';
import { decisionUndo } from '#contract/console/case-decisions.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import { TextDialog } from './text-dialog.tsx';

interface DecidedPanelProps {
  readonly decision: CaseDecision;
  /** Whether `Z` undoes it: the latest one. */
  readonly hasKey: boolean;
}

/** What was decided, with the statement as the member got it, and the way back. */
export function DecidedPanel({ decision, hasKey }: DecidedPanelProps) {
  const t = useTranslations('console.case.decided');
  const cases = useTranslations('console.cases');
  const moment = useMoment();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { kind, ground, decided_by: by, agreed_by: agreed, undone_at: undone, until } = decision;
  const canUndo = undone === null;
  useKeys(canUndo && hasKey ? [{ keys: 'z', text: t('undo'), run: () => setAsking(true) }] : []);
  const undo = async (reason: string) => {
    await consoleCall(decisionUndo, { body: { id: decision.id, reason } });
    await revalidate();
  };
  return (
    <section className="c-panel c-decided" aria-label={t('title')}>
      <div className="c-panel__head">
        <h2>{cases(`done.${kind}`)}</h2>
        {undone === null ? (
          <span className="c-status c-status--ok">{t('inForce')}</span>
        ) : (
          <span className="c-status">{t('undone', { time: moment(undone) })}</span>
        )}
        <span className="c-fill" />
        <small>{decision.reference}</small>
      </div>
      <p className="c-decided__by">
        {agreed
          ? t('byTwo', { name: by.name, agreed: agreed.name, time: moment(decision.decided_at) })
          : t('by', { name: by.name, time: moment(decision.decided_at) })}
        {ground && ` ${cases(`grounds.${ground}`)}.`}
        {until !== null && ` ${t('until', { date: moment(until) })}`}
      </p>
      {decision.paragraphs.length > 0 && (
        <div className="c-statement">
          <p className="c-statement__head">
            <ConsoleIcon name="envelope-simple" />
            <b>{decision.title}</b>
          </p>
          <div className="c-statement__body">
            {decision.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
      {canUndo && (
        <div className="c-decided__foot">
          <ConsoleButton
            icon="arrow-counter-clockwise"
            {...(hasKey && { keys: 'z' })}
            onClick={() => setAsking(true)}
          >
            {t('undo')}
          </ConsoleButton>
        </div>
      )}
      {isAsking && (
        <TextDialog
          title={t('undoTitle')}
          description={t('undoText')}
          label={t('reason')}
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          submit={t('undoSubmit')}
          onSend={undo}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
