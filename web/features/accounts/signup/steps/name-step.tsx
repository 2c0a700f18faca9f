import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { StepProps } from './step-props.ts';

/** What others call somebody. */
export function NameStep({ signup: { answers, change }, field }: StepProps) {
  const t = useTranslations('account.signup.name');
  return (
    <Field label={t('label')} error={field('name')}>
      <Input
        name="name"
        value={answers.name}
        onChange={(event) => change({ name: event.target.value })}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={limits.name.max}
      />
    </Field>
  );
}
