import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { casePreview } from '#contract/console/case-decisions.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import { localeNames } from '#contract/locales.ts';
import { ignore } from '#web/lib/ignore.ts';
import { plainCall } from '../console-call.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { DecisionForm } from './decision-form.ts';
import { bodyOf, needsReasons } from './decision-form.ts';

type Statements = Answer<typeof casePreview>;
type Statement = NonNullable<Statements['sent']>;

/** How long nobody types before the statement is written anew. */
const PATIENCE_MS = 300;

const usePreview = (id: string, form: DecisionForm): Statements | null => {
  const [statements, setStatements] = useState<Statements | null>(null);
  const { kind } = form;
  const body = kind && needsReasons(kind) ? JSON.stringify(bodyOf(id, kind, form)) : null;
  useEffect(() => {
    if (body === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const asked = JSON.parse(body) as ReturnType<typeof bodyOf>;
      // What could not be written is asked for again with the next letter typed.
      plainCall(casePreview, { body: asked }, { signal }).then(setStatements, ignore);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [body]);
  return body === null ? null : statements;
};

interface StatementProps {
  readonly statement: Statement;
  /** Whether the facts are marked: nobody has checked them. */
  readonly isUnchecked: boolean;
}

function StatementText({ statement, isUnchecked }: StatementProps) {
  return (
    <div className="c-statement" lang={statement.language}>
      <p className="c-statement__head">
        <ConsoleIcon name="envelope-simple" />
        <b>{statement.title}</b>
      </p>
      <div className="c-statement__body">
        {statement.paragraphs.map((text, index) => (
          <p key={text}>{isUnchecked && index === statement.facts ? <mark>{text}</mark> : text}</p>
        ))}
      </div>
    </div>
  );
}

/** The statement as the member would get it, and in English for whoever does not read that language. */
export function StatementPreview({ id, form }: { id: string; form: DecisionForm }) {
  const t = useTranslations('console.case.decide');
  const statements = usePreview(id, form);
  const [isEnglish, setEnglish] = useState(false);
  if (!statements?.sent) return null;
  const { sent, english } = statements;
  const statement = isEnglish && english ? english : sent;
  const language = localeNames[sent.language as Locale] as string | undefined;
  return (
    <div className="c-decide__preview">
      <div className="c-decide__title">
        <h3>{t('preview')}</h3>
        <span className="c-fill" />
        {english && english.language !== sent.language && (
          <span className="c-segments">
            <button type="button" aria-pressed={!isEnglish} onClick={() => setEnglish(false)}>
              {t('sent', { language: language ?? sent.language })}
            </button>
            <button type="button" aria-pressed={isEnglish} onClick={() => setEnglish(true)}>
              {t('toRead')}
            </button>
          </span>
        )}
      </div>
      <StatementText statement={statement} isUnchecked={!form.areFactsChecked} />
    </div>
  );
}
