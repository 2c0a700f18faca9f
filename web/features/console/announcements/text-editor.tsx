import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleInput, ConsoleTextarea } from '../console-fields.tsx';
import { textState } from './rules/text-state.ts';
import type { Draft } from './use-draft.ts';

const { bodyLength, subjectLength, subjectShown } = consoleLimits.announcements;

interface TextEditorProps {
  readonly draft: Draft;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
}

/** Subject and text, language by language. */
export function TextEditor({ draft: { fields, change }, locale, onLocale }: TextEditorProps) {
  const t = useTranslations('console.announcements');
  const languages = useTranslations('console.memberLanguages');
  const { texts } = fields;
  const text = texts[locale] ?? { subject: '', body: '' };
  const write = (changed: Partial<typeof text>) =>
    change({ texts: { ...texts, [locale]: { ...text, ...changed } } });
  return (
    <section className="c-panel" aria-labelledby="announcement-text">
      <div className="c-panel__head">
        <h2 id="announcement-text">{t('textTitle')}</h2>
      </div>
      <div className="c-form c-announcement__body">
        <div className="c-announcement__languages" role="group" aria-label={t('languages')}>
          {locales.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === locale}
              data-state={textState(texts, one)}
              onClick={() => onLocale(one)}
            >
              {languages(one)}
              <small>{t(textState(texts, one))}</small>
            </button>
          ))}
        </div>
        <Field
          label={t('subject')}
          note={t('length', { count: text.subject.length, max: subjectLength })}
          hint={t('subjectHint', { shown: subjectShown })}
        >
          <ConsoleInput
            name="subject"
            lang={locale}
            maxLength={subjectLength}
            value={text.subject}
            onChange={({ target }) => write({ subject: target.value })}
          />
        </Field>
        <Field
          label={t('body')}
          note={t('length', { count: text.body.length, max: bodyLength })}
          hint={t('bodyHint')}
        >
          <ConsoleTextarea
            name="body"
            lang={locale}
            rows={14}
            maxLength={bodyLength}
            value={text.body}
            onChange={({ target }) => write({ body: target.value })}
          />
        </Field>
        {textState(texts, locale) !== 'missing' && (
          <div className="c-row">
            <ConsoleButton small icon="trash" onClick={() => write({ subject: '', body: '' })}>
              {t('remove')}
            </ConsoleButton>
          </div>
        )}
      </div>
    </section>
  );
}
