import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { caseDecide } from '#contract/console/case-decisions.ts';
import { CallError } from '#contract/core/client.ts';
import { decisionKinds } from '#contract/decisions.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { Keys } from '../keys.tsx';
import { useStaff } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import type { DecisionForm } from './decision-form.ts';
import { bodyOf, missingOf, needsReasons } from './decision-form.ts';
import { DecisionOptions, decisionFieldId } from './decision-options.tsx';
import { ReasonsForm } from './reasons-form.tsx';
import { StatementPreview } from './statement-preview.tsx';

/** Somebody was faster: the first decision stands. */
const LOST: readonly string[] = ['case_decided', 'proposal_open'];

interface DecidePanelProps {
  readonly view: CaseView;
  readonly form: DecisionForm;
  readonly onForm: (form: DecisionForm) => void;
  /** Somebody else decided first. */
  readonly onLost: () => void;
  readonly onNote: () => void;
}

/** Decides a case with reasons; what hurts most is proposed to a second person. */
export function DecidePanel({ view, form, onForm, onLost, onNote }: DecidePanelProps) {
  const t = useTranslations('console.case.decide');
  const languages = useTranslations('console.memberLanguages');
  const { id: me } = useStaff();
  const { revalidate } = useRevalidator();
  const { busy, run, message, field } = useAction();
  const [isAsked, setAsked] = useState(false);
  const { id, removable, claimed_by: holder, member } = view;
  const { kind } = form;
  const missing = missingOf(form);
  const isHeld = holder !== null && holder.id !== me;
  // Nobody decides over what they called unlawful themselves.
  const isOwn = view.pictures.some(({ secured_by: by }) => by.id === me);
  const language = (member?.language ?? 'en') as 'en';
  const change = (changed: Partial<DecisionForm>) => {
    setAsked(false);
    onForm({ ...form, ...changed });
  };

  const decide = async () => {
    if (kind === null) return;
    try {
      await consoleCall(caseDecide, { body: bodyOf(id, kind, form) });
    } catch (error) {
      if (!(error instanceof CallError) || !LOST.includes(error.answer.code)) throw error;
      onLost();
    }
    await revalidate();
  };
  const send = () => {
    setAsked(true);
    if (missing === 'kind') document.getElementById(decisionFieldId('no_action'))?.focus();
    else if (missing === null && !busy) void run(decide);
  };
  useKeys([
    ...decisionKinds
      .filter((one) => one !== 'remove' || removable.length > 0)
      .map((one) => ({
        keys: String(decisionKinds.indexOf(one) + 1),
        text: t(`kinds.${one}`),
        run: () => {
          change({ kind: one });
          document.getElementById(decisionFieldId(one))?.focus();
        },
      })),
    {
      keys: 'y',
      text: t('factsRight'),
      run: () => change({ areFactsChecked: !form.areFactsChecked }),
    },
    { keys: 'ctrl enter', text: t(kind === 'ban' ? 'propose' : 'submit'), run: send },
  ]);

  return (
    <section className="c-panel c-decide" aria-label={t('title')}>
      <div className="c-panel__head">
        <h2>{t('title')}</h2>
        <span className="c-fill" />
        <small className="c-at-desk" aria-hidden>
          <Keys>1</Keys> {t('to')} <Keys>5</Keys>
        </small>
      </div>
      <div className="c-decide__body">
        {holder && isHeld && (
          <p className="c-note" role="status">
            {t('held', { name: holder.name })}
          </p>
        )}
        {isOwn && (
          <p className="c-note" role="status">
            {t('ownPicture')}
          </p>
        )}
        <DecisionOptions form={form} removable={removable} onChange={change} />
        {needsReasons(kind) && (
          <>
            <div className="c-decide__title">
              <h3>{t('statement')}</h3>
            </div>
            <ReasonsForm
              form={form}
              language={languages.has(language) ? languages(language) : language}
              errorOf={field}
              onChange={change}
            />
            <StatementPreview id={id} form={form} />
          </>
        )}
        {kind === 'no_action' && <p className="c-hint">{t('noActionText')}</p>}
        {kind === 'ban' && <p className="c-hint">{t('banText')}</p>}
      </div>
      <div className="c-decide__foot">
        {isAsked && missing && (
          <p role="alert" className="c-error">
            {t(`missing.${missing}`)}
          </p>
        )}
        <ActionError message={message} />
        <ConsoleButton icon="note-pencil" keys="n" onClick={onNote}>
          {t('note')}
        </ConsoleButton>
        <span className="c-fill" />
        <ConsoleButton
          look="primary"
          keys="ctrl enter"
          busy={busy}
          online
          disabled={isHeld || isOwn}
          onClick={send}
        >
          {t(kind === 'ban' ? 'propose' : 'submit')}
        </ConsoleButton>
      </div>
    </section>
  );
}
