import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { ConsoleButton } from '../console-button.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { Conflict } from './conflict.tsx';
import { DecidePanel } from './decide-panel.tsx';
import { DecidedPanel } from './decided-panel.tsx';
import { emptyForm } from './decision-form.ts';
import { ProposedPanel } from './proposed-panel.tsx';
import { useDraft } from './use-draft.ts';

interface DecisionColumnProps {
  readonly view: CaseView;
  /** Opens a note, with some words in it already. */
  readonly onNote: (text?: string) => void;
}

/** What can be decided, waits for a second person, or was decided. */
export function DecisionColumn({ view, onNote }: DecisionColumnProps) {
  const t = useTranslations('console.case');
  const [form, setForm] = useDraft(view.id, emptyForm(view));
  const [isLost, setLost] = useState(false);
  const { kind, state, proposal, decisions, member } = view;
  const note = () => onNote();
  if (kind === 'complaint') return <AnswerPanel view={view} onNote={note} />;
  return (
    <>
      {isLost && (
        <Conflict
          view={view}
          form={form}
          onLeave={() => setLost(false)}
          onKeep={() => onNote(form.facts)}
        />
      )}
      {state === 'open' && (
        <DecidePanel
          view={view}
          form={form}
          onForm={setForm}
          onLost={() => setLost(true)}
          onNote={note}
        />
      )}
      {state === 'proposed' && proposal && (
        <ProposedPanel proposal={proposal} name={member?.name ?? t('gone')} />
      )}
      {decisions.map((decision, index) => (
        <DecidedPanel key={decision.id} decision={decision} hasKey={index === 0} />
      ))}
      {state !== 'open' && (
        <div className="c-decide__foot">
          <ConsoleButton icon="note-pencil" keys="n" onClick={note}>
            {t('note')}
          </ConsoleButton>
        </div>
      )}
    </>
  );
}
