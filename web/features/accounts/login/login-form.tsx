import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { linkTo } from '#contract/routes.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextLink, textLinkClass } from '#web/ui/text-link.tsx';
import { readCarriedEmail, useCarriedEmail } from '../carried-email.ts';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { LoginRefusal } from './login-refusal.tsx';

type LoginState = ReturnType<typeof useLogin>;

export const useLogin = () => useForm<{ readonly user: UserView }>('login');

interface Props {
  readonly login: LoginState;
  /** Signs in without leaving the page that is open. */
  readonly inPlace?: boolean;
  /** Told who has logged in with a passkey. */
  readonly onSignedIn: (user: UserView) => void;
}

/** Leads to the reset with the address that was typed; a button, since it takes the form along. */
function ForgotPasswordButton() {
  const t = useTranslations('account.login');
  const navigate = useNavigate();
  const to = linkTo('reset-password');
  return (
    <button
      type="submit"
      name="carry"
      value="1"
      formAction={to}
      formNoValidate
      className={textLinkClass()}
      onClick={(event) => {
        event.preventDefault();
        const { form } = event.currentTarget;
        const texts = form ? textFieldsOf(new FormData(form)) : {};
        void navigate(to, { state: readCarriedEmail({ ...texts, carry: '1' }) });
      }}
    >
      {t('forgotten')}
    </button>
  );
}

/** User name or e-mail address, and password. */
function PasswordLogin({ login, inPlace = false }: Omit<Props, 'onSignedIn'>) {
  const t = useTranslations('account.login');
  const { Form, form, busy, message, field, values, refusal } = login;
  const carried = useCarriedEmail();
  const isDeletionPending = refusal?.code === 'deletion_pending';
  return (
    <Form {...form} {...(inPlace && { action: linkTo('login') })} className="grid gap-5">
      {/* Enter takes the first button of a form, which must not be the one that leads elsewhere. */}
      <button
        type="submit"
        hidden
        tabIndex={-1}
        aria-hidden
        {...(isDeletionPending && { name: 'reactivate', value: '1' })}
      />
      {inPlace && <input type="hidden" name="here" value="1" />}
      {message && refusal && <LoginRefusal refusal={refusal} />}
      <Field label={t('login')} error={field('login')}>
        <Input
          name="login"
          autoComplete="username webauthn"
          autoCapitalize="off"
          spellCheck={false}
          required
          data-autofocus
          defaultValue={values['login'] ?? carried}
        />
      </Field>
      <div>
        <Field label={t('password')} error={field('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        </Field>
        <p className="mt-3 text-sm">
          {inPlace ? (
            <TextLink to={linkTo('reset-password')} target="_blank">
              {t('forgotten')}
            </TextLink>
          ) : (
            <ForgotPasswordButton />
          )}
        </p>
      </div>
      {isDeletionPending ? (
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

/** The ways in: a password, or a passkey. */
export function LoginForm({ onSignedIn, ...rest }: Props) {
  return (
    <>
      <PasswordLogin {...rest} />
      <PasskeyLogin onSignedIn={onSignedIn} />
    </>
  );
}
