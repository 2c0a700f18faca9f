import { useTranslations } from 'use-intl';
import { resetAsk } from '#contract/accounts/recovery.ts';
import type { Call } from '#contract/core/client.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { AccountFrame, AccountState } from '#web/features/accounts/account-frame.tsx';
import { readCarriedEmail, useCarriedEmail } from '#web/features/accounts/carried-email.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { useForm } from '#web/lib/use-form.ts';
import { serverCall } from '#web/lib/visit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { OpenLetter } from '#web/ui/drawings/open-letter.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/reset-password';

export const loader = () => ({ sendKey: crypto.randomUUID() });

const requestReset = async (api: Call, request: Request) => {
  const texts = textFieldsOf(await request.formData());
  const carried = readCarriedEmail(texts);
  if (carried) return carried;
  const { key, email = '' } = texts;
  const result = await sendForm({ email }, async () => {
    await api(resetAsk, { body: { email } }, key ? { key } : {});
    return { email };
  });
  return replyToForm('reset', result);
};

export const action = (args: Route.ActionArgs) => requestReset(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => requestReset(call, request);

function Sent({ email }: { email: string }) {
  const t = useTranslations('account.reset.sent');
  return (
    <AccountState
      picture={<OpenLetter />}
      title={t('title')}
      text={t('text', { email, hours: limits.resetHours })}
      action={
        <ButtonLink to={linkTo('reset-password')} reloadDocument variant="line">
          {t('again')}
        </ButtonLink>
      }
    />
  );
}

function Screen({ sendKey }: { sendKey: string }) {
  const t = useTranslations('account.reset');
  const login = useTranslations('account.login');
  const { Form, form, busy, answer, message, field, values } = useForm<{ email: string }>('reset');
  const carried = useCarriedEmail();
  if (answer) return <Sent email={answer.email} />;
  return (
    <AccountFrame title={t('title')} lead={t('lead')} caption={login('picture')} side="d">
      <Form {...form} className="grid gap-5">
        <input type="hidden" name="key" value={sendKey} />
        {message && <Alert tone="danger">{message}</Alert>}
        <Field label={t('email')} error={field('email')}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            required
            defaultValue={values['email'] ?? carried}
          />
        </Field>
        <Button type="submit" size="lg" block loading={busy}>
          {t('submit')}
        </Button>
      </Form>
      <p className="mt-8 border-t border-line pt-6 text-center">
        <TextLink to={linkTo('login')}>{t('remembered')}</TextLink>
      </p>
    </AccountFrame>
  );
}

/** Asks for the mail that sets a new password. */
export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="account">
      <Screen {...loaderData} />
    </WithTexts>
  );
}
