import { replace } from 'react-router';
import { useTranslations } from 'use-intl';
import { mailChangeDo } from '#contract/accounts/recovery.ts';
import type { Call } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { AccountState } from '#web/features/accounts/account-frame.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { ConfirmLink } from '#web/features/accounts/recovery/confirm-link.tsx';
import { ExpiredLink } from '#web/features/accounts/recovery/expired-link.tsx';
import { sendToken } from '#web/features/accounts/recovery/send-token.ts';
import { isDeadLink } from '#web/features/accounts/rules/dead-link.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { call } from '#web/lib/call.ts';
import { replyToForm } from '#web/lib/form.ts';
import { useForm } from '#web/lib/use-form.ts';
import { serverCall } from '#web/lib/visit.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import type { Route } from './+types/mail-change-do';

export const loader = ({ request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  // Only whoever comes from the link has a new address.
  if (token === null && !searchParams.has('confirmed')) throw replace(linkTo('notifications'));
  return { token };
};

const confirm = async (api: Call, request: Request) => {
  const result = await sendToken(request, (token) => api(mailChangeDo, { body: { token } }));
  if (!result.ok) return replyToForm('mail-change', result);
  return replace(linkTo('mail-change-do', {}, { confirmed: 1 }));
};

export const action = (args: Route.ActionArgs) => confirm(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => confirm(call, request);

function Confirm({ token }: { token: string }) {
  const confirming = useForm('mail-change');
  const { refusal } = confirming;
  if (refusal && isDeadLink(refusal)) return <Failed />;
  return <ConfirmLink of="mailChange" confirming={confirming} token={token} />;
}

function Failed() {
  const t = useTranslations('account.mailChange.failed');
  return <ExpiredLink text={t('text')} to={linkTo('notifications')} retryLabel={t('again')} />;
}

function Done() {
  const t = useTranslations('account.mailChange.done');
  const { user } = useSite();
  return (
    <AccountState
      picture={<TwoCups />}
      title={t('title')}
      text={t('text')}
      action={
        user ? (
          <ButtonLink to={linkTo('notifications')}>{t('settings')}</ButtonLink>
        ) : (
          <ButtonLink to={linkTo('login')}>{t('login')}</ButtonLink>
        )
      }
    />
  );
}

/** Where the link in the mail to a new address leads. */
export default function MailChangeDo({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <WithTexts of="account">{token === null ? <Done /> : <Confirm token={token} />}</WithTexts>
  );
}
