import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import type { DecisionGround, DecisionSource } from '#contract/decisions.ts';
import { decisionGrounds, decisionSources } from '#contract/decisions.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleSelect, ConsoleTextarea } from '../console-fields.tsx';
import { Keys } from '../keys.tsx';
import type { DecisionForm } from './decision-form.ts';

interface ReasonsFormProps {
  readonly form: DecisionForm;
  /** In which language the facts are written. */
  readonly language: string;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (changed: Partial<DecisionForm>) => void;
}

/** The statement of reasons: rule, source and facts. */
export function ReasonsForm({ form, language, errorOf, onChange }: ReasonsFormProps) {
  const t = useTranslations('console.case.decide');
  const cases = useTranslations('console.cases');
  return (
    <div className="c-reasons-form">
      <Field label={t('ground')} error={errorOf('ground')}>
        <ConsoleSelect
          name="ground"
          value={form.ground}
          onChange={({ target }) => onChange({ ground: target.value as DecisionGround })}
        >
          {decisionGrounds.map((ground) => (
            <option key={ground} value={ground}>
              {cases(`grounds.${ground}`)}
            </option>
          ))}
        </ConsoleSelect>
      </Field>
      <Field label={t('source')} error={errorOf('source')}>
        <ConsoleSelect
          name="source"
          value={form.source}
          onChange={({ target }) => onChange({ source: target.value as DecisionSource })}
        >
          {decisionSources.map((source) => (
            <option key={source} value={source}>
              {t(`sources.${source}`)}
            </option>
          ))}
        </ConsoleSelect>
      </Field>
      <Field
        className="c-reasons-form__facts"
        label={t('facts')}
        note={form.areFactsChecked ? t('factsIn', { language }) : t('pleaseCheck')}
        error={errorOf('facts')}
      >
        <ConsoleTextarea
          name="facts"
          rows={4}
          maxLength={consoleLimits.cases.factsLength}
          value={form.facts}
          onChange={({ target }) => onChange({ facts: target.value, areFactsChecked: true })}
        />
      </Field>
      <label className="c-check c-reasons-form__facts">
        <input
          type="checkbox"
          checked={form.areFactsChecked}
          onChange={({ target }) => onChange({ areFactsChecked: target.checked })}
        />
        <span>{t('factsRight')}</span>
        <span className="c-fill" />
        <Keys>y</Keys>
      </label>
    </div>
  );
}
