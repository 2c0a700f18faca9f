import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { complaintAnswer } from '#contract/console/case-decisions.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleTextarea } from '../console-fields.tsx';
import { useStaff } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useDraft } from './use-draft.ts';

interface AnswerPanelProps {
  readonly view: CaseView;
  readonly onNote: () => void;
}

/** Answers a complaint; what was answered stays there to read. */
export function AnswerPanel({ view, onNote }: AnswerPanelProps) {
  const t = useTranslations('console.case.answer');
  const { id: me } = useStaff();
  const { revalidate } = useRevalidator();
  const { busy, run, message, field } = useAction();
  const { id, state, complaint, claimed_by: holder } = view;
  const [text, setText] = useDraft(id, '');
  const isHeld = holder !== null && holder.id !== me;
  const isOpen = state !== 'decided';
  const send = () => {
    if (busy || isHeld) return;
    void run(async () => {
      await consoleCall(complaintAnswer, { body: { id, answer: text } });
      setText('');
      await revalidate();
    });
  };
  useKeys(isOpen ? [{ keys: 'ctrl enter', text: t('submit'), run: send }] : []);
  return (
    <section className="c-panel c-decide c-answer" aria-label={t('title')}>
      <div className="c-panel__head">
        <h2>{t('title')}</h2>
      </div>
      <div className="c-decide__body">
        {!isOpen && complaint?.answer && (
          <blockquote className="c-words">{complaint.answer}</blockquote>
        )}
        {holder && isHeld && isOpen && (
          <p className="c-note" role="status">
            {t('held', { name: holder.name })}
          </p>
        )}
        {(isOpen || text !== '') && (
          <Field label={t(isOpen ? 'label' : 'notSent')} hint={t('hint')} error={field('answer')}>
            <ConsoleTextarea
              name="answer"
              rows={8}
              maxLength={consoleLimits.cases.answerLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        )}
      </div>
      <div className="c-decide__foot">
        <ActionError message={message} />
        <ConsoleButton icon="note-pencil" keys="n" onClick={onNote}>
          {t('note')}
        </ConsoleButton>
        <span className="c-fill" />
        {isOpen && (
          <ConsoleButton
            look="primary"
            keys="ctrl enter"
            busy={busy}
            online
            disabled={isHeld}
            onClick={send}
          >
            {t('submit')}
          </ConsoleButton>
        )}
      </div>
    </section>
  );
}
