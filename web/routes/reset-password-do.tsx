import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { resetCheck, resetDo } from '#contract/accounts/recovery.ts';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { AccountFrame, AccountState } from '#web/features/accounts/account-frame.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { ExpiredLink } from '#web/features/accounts/recovery/expired-link.tsx';
import { isDeadLink } from '#web/features/accounts/rules/dead-link.ts';
import { suppressSignedOutModal } from '#web/features/accounts/suppress-signed-out-modal.ts';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { useForm } from '#web/lib/use-form.ts';
import { errorPageOf, serverCall } from '#web/lib/visit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import type { Route } from './+types/reset-password-do';

export const loader = async (args: Route.LoaderArgs) => {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    await serverCall(args)(resetCheck, { query: { token } });
    return { token };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isDeadLink(error.answer)) return data({ token: null }, { status: 410 });
    throw errorPageOf(error);
  }
};

/** The link has done its work with the form, and need not be asked for again. */
export const shouldRevalidate = () => false;

const setPassword = async (api: Call, request: Request) => {
  const { token = '', password = '', repeat = '' } = textFieldsOf(await request.formData());
  return sendForm({}, () => api(resetDo, { body: { token, password, repeat } }));
};

export const action = async (args: Route.ActionArgs) =>
  replyToForm('choose', await setPassword(serverCall(args), args.request));

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  // A new password ends every session, perhaps the one of this browser too.
  const restoreModal = suppressSignedOutModal();
  const result = await setPassword(call, request);
  if (!result.ok) restoreModal();
  return replyToForm('choose', result);
};

function Expired() {
  const t = useTranslations('account.reset');
  return (
    <ExpiredLink text={t('expired')} to={linkTo('reset-password')} retryLabel={t('choose.again')} />
  );
}

function Done({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('account.reset.done');
  return (
    <AccountState
      picture={<TwoCups />}
      title={t('title')}
      text={t(signedIn ? 'signedIn' : 'text')}
      action={
        <ButtonLink to={linkTo(signedIn ? 'members' : 'login')} reloadDocument>
          {t(signedIn ? 'goOn' : 'login')}
        </ButtonLink>
      }
    />
  );
}

function Screen({ token }: { token: string | null }) {
  const t = useTranslations('account.reset.choose');
  const login = useTranslations('account.login');
  const { Form, form, busy, answer, refusal, message, field } = useForm<{
    signed_in: boolean;
  }>('choose');
  if (answer) return <Done signedIn={answer.signed_in} />;
  if (token === null || (refusal && isDeadLink(refusal))) return <Expired />;
  const shared = {
    autoComplete: 'new-password',
    required: true,
    showLabel: login('showPassword'),
    hideLabel: login('hidePassword'),
  };
  return (
    <AccountFrame
      title={t('title')}
      lead={t('lead', { count: limits.password.min })}
      caption={login('picture')}
      side="d"
    >
      <Form {...form} className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        {message && <Alert tone="danger">{message}</Alert>}
        <Field label={t('password')} error={field('password')}>
          <PasswordInput name="password" {...shared} />
        </Field>
        <Field label={t('repeat')} error={field('repeat')}>
          <PasswordInput name="repeat" {...shared} />
        </Field>
        <Button type="submit" size="lg" block loading={busy}>
          {t('submit')}
        </Button>
      </Form>
    </AccountFrame>
  );
}

/** Where the mailed link leads that sets a new password. */
export default function ResetPasswordDo({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="account">
      <Screen {...loaderData} />
    </WithTexts>
  );
}
