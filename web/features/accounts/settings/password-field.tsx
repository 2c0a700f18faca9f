import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly isNew?: boolean;
}

export function PasswordField({ name, label, hint, error, isNew = false }: Props) {
  const t = useTranslations('member.settings');
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        name={name}
        required
        autoComplete={isNew ? 'new-password' : 'current-password'}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
    </Field>
  );
}
