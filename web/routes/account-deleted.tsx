import { useTranslations } from 'use-intl';
import { isCalendarDate } from '#contract/accounts/age.ts';
import { accountReturn } from '#contract/accounts/settings.ts';
import type { Call } from '#contract/core/client.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { AccountState } from '#web/features/accounts/account-frame.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { isDeadLink } from '#web/features/accounts/rules/dead-link.ts';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { serverCall } from '#web/lib/visit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import type { Route } from './+types/account-deleted';

export const loader = ({ request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const until = query.get('until');
  return {
    token: query.get('token'),
    until: until !== null && isCalendarDate(until) ? until : null,
  };
};

const bringBack = async (api: Call, request: Request) => {
  const { token = '' } = textFieldsOf(await request.formData());
  return replyToForm('return', await sendForm({}, () => api(accountReturn, { body: { token } })));
};

export const action = (args: Route.ActionArgs) => bringBack(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => bringBack(call, request);

function Gone({ until }: { until: string | null }) {
  const t = useTranslations('account.deleted');
  const format = useFormatter();
  return (
    <AccountState
      picture={<TwoChairs />}
      title={t('title')}
      text={
        <>
          <span className="block">
            {until === null
              ? t('textDays', { days: limits.deletionDays })
              : t('text', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) })}
          </span>
          <span className="mt-3 block">{t('back')}</span>
          <span className="mt-3 block">{t('thanks')}</span>
        </>
      }
      action={
        <>
          <ButtonLink to={linkTo('index')} variant="line">
            {t('home')}
          </ButtonLink>
          <ButtonLink to={linkTo('login')} variant="line">
            {t('login')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Returning({ token }: { token: string }) {
  const t = useTranslations('account.deleted');
  const errors = useTranslations('errors');
  const { Form, form, busy, answer, refusal, message } = useForm('return');
  if (answer) {
    return (
      <AccountState
        picture={<TwoCups />}
        title={t('returned.title')}
        text={t('returned.text')}
        action={<ButtonLink to={linkTo('login')}>{t('returned.login')}</ButtonLink>}
      />
    );
  }
  if (refusal && isDeadLink(refusal)) {
    return (
      <AccountState
        failed
        picture={<LoosePlug />}
        title={errors('link_expired')}
        text={t('returning.expired')}
        action={<ButtonLink to={linkTo('login')}>{t('login')}</ButtonLink>}
      />
    );
  }
  return (
    <AccountState
      picture={<TwoChairs />}
      title={t('returning.title')}
      text={t('returning.text')}
      action={
        <Form {...form} className="grid gap-3">
          <input type="hidden" name="token" value={token} />
          {message && (
            <Alert tone="danger" className="text-left">
              {message}
            </Alert>
          )}
          <Button type="submit" loading={busy}>
            {t('returning.submit')}
          </Button>
          <ButtonLink to={linkTo('index')} variant="quiet">
            {t('returning.leave')}
          </ButtonLink>
        </Form>
      }
    />
  );
}

/** Goodbye, and the way back for as long as there is one. */
export default function AccountDeleted({ loaderData: { token, until } }: Route.ComponentProps) {
  return (
    <WithTexts of="account">
      {token === null ? <Gone until={until} /> : <Returning token={token} />}
    </WithTexts>
  );
}
