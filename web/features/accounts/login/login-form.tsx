import { useTranslations } from 'use-intl';
import type { UserView } from '../../../../contract/accounts/user.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export type LoginState = ReturnType<typeof useLogin>;

export const useLogin = () => useForm<{ readonly user: UserView }>('login');

interface Props {
  readonly login: LoginState;
  /** Signs in without leaving the page that is open, most likely as this member. */
  readonly here?: string;
}

/** User name or e-mail address, and password. */
export function LoginForm({ login, here }: Props) {
  const t = useTranslations('account.login');
  const { Form, form, busy, message, field, typed, refusal } = login;
  const leaving = refusal?.code === 'deletion_pending';
  return (
    <Form {...form} {...(here !== undefined && { action: linkTo('login') })} className="grid gap-5">
      {here !== undefined && <input type="hidden" name="here" value="1" />}
      {message && <Alert tone={leaving ? 'warning' : 'danger'}>{message}</Alert>}
      <Field label={t('login')} error={field('login')}>
        <Input
          name="login"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          defaultValue={typed['login'] ?? here}
        />
      </Field>
      <div>
        <Field label={t('password')} error={field('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            data-autofocus
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        </Field>
        <p className="mt-3 text-sm">
          <TextLink
            to={linkTo('reset-password')}
            target={here === undefined ? undefined : '_blank'}
          >
            {t('forgotten')}
          </TextLink>
        </p>
      </div>
      {leaving ? (
        <Button type="submit" name="reactivate" value="1" size="lg" block loading={busy}>
          {t('bringBack')}
        </Button>
      ) : (
        <Button type="submit" size="lg" block loading={busy}>
          {t('submit')}
        </Button>
      )}
    </Form>
  );
}
