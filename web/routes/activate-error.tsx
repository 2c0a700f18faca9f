import { useTranslations } from 'use-intl';
import { activateResend } from '#contract/accounts/recovery.ts';
import type { Call } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { AccountState } from '#web/features/accounts/account-frame.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm } from '#web/lib/form.ts';
import { useForm } from '#web/lib/use-form.ts';
import { serverCall } from '#web/lib/visit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import type { Route } from './+types/activate-error';

const resend = async (api: Call) =>
  replyToForm('resend', await sendForm({}, () => api(activateResend)));

export const action = (args: Route.ActionArgs) => resend(serverCall(args));

export const clientAction = () => resend(call);

function Resend() {
  const t = useTranslations('account.activate.error');
  const { Form, form, busy, answer, message } = useForm('resend');
  if (answer) return <Alert tone="success">{t('sent')}</Alert>;
  return (
    <Form {...form} className="grid gap-4">
      {message && (
        <Alert tone="danger" className="text-left">
          {message}
        </Alert>
      )}
      <Button type="submit" loading={busy}>
        {t('resend')}
      </Button>
    </Form>
  );
}

function Screen() {
  const t = useTranslations('account.activate.error');
  const errors = useTranslations('errors');
  const { user } = useSite();
  const active = user !== null && user.status !== 'not_confirmed';
  const next = user ? t('member') : t('visitor');
  return (
    <AccountState
      failed
      picture={<LoosePlug />}
      title={errors('activation_failed')}
      text={active ? errors('already_active') : `${t('text')} ${next}`}
      action={
        <>
          {active && <ButtonLink to={linkTo('index')}>{t('home')}</ButtonLink>}
          {user && !active && <Resend />}
          {!user && (
            <ButtonLink to={linkTo('login', {}, { next: linkTo('activate-error') })}>
              {t('login')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Where an activation link leads that does not work. */
export default function ActivateError() {
  return (
    <WithTexts of="account">
      <Screen />
    </WithTexts>
  );
}
