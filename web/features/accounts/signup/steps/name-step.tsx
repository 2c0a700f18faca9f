import { useTranslations } from 'use-intl';
import { nameAvailable } from '../../../../../contract/accounts/signup.ts';
import { limits } from '../../../../../contract/limits.ts';
import { call } from '../../../../lib/call.ts';
import { Field } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Input } from '../../../../ui/input.tsx';
import { check } from '../check.ts';
import { steps } from '../answers.ts';
import { useLater } from '../use-later.ts';
import type { StepProps } from './step-props.ts';

/** What others call somebody, with a word on whether it is still free. */
export function NameStep({ signup: { answers, change }, field }: StepProps) {
  const t = useTranslations('account.signup.name');
  const name = answers.name.trim();
  const sound = name !== '' && check(steps.name, answers) === null;
  const found = useLater(sound ? name : null, (text, signal) =>
    call(nameAvailable, { query: { name: text } }, { signal }),
  );
  const error = field('name');
  const free = found?.available;
  return (
    <div>
      <Field label={t('label')} error={error}>
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
      <p aria-live="polite" className="mt-2 min-h-5 text-sm text-text-muted">
        {sound && !error && (
          <span className="flex gap-2">
            {free !== undefined && (
              <Icon
                name={free ? 'check-circle' : 'info'}
                size="sm"
                className={free ? 'text-success' : 'text-warning'}
              />
            )}
            <span className="min-w-0">
              {free === undefined ? t('checking') : t(free ? 'free' : 'taken', { name })}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}
