import { replace } from 'react-router';
import { useTranslations } from 'use-intl';
import { activate } from '#contract/accounts/recovery.ts';
import { user as userEndpoint } from '#contract/accounts/user.ts';
import { conversation } from '#contract/chat/chats.ts';
import type { Call } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { linkTo } from '#contract/routes.ts';
import { AccountState } from '#web/features/accounts/account-frame.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { ConfirmLink } from '#web/features/accounts/recovery/confirm-link.tsx';
import { sendToken } from '#web/features/accounts/recovery/send-token.ts';
import { isDeadLink } from '#web/features/accounts/rules/dead-link.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm } from '#web/lib/form.ts';
import { useForm } from '#web/lib/use-form.ts';
import { orErrorPage, serverCall, visitOf } from '#web/lib/visit.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import type { Route } from './+types/activate-done';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get('token');
  const chat = searchParams.get('chat');
  if (token === null) {
    await requireConfirmed(args, searchParams.has('confirmed'));
    if (chat !== null) await enterChat(args, chat);
  }
  return { token, chat, unsent: searchParams.has('unsent') };
};

/** What was written at signup is seen in its chat, by who wrote it. */
const enterChat = async (args: Route.LoaderArgs, id: string) => {
  if (!visitOf(args).signedIn) return;
  const found = await sendForm({}, () =>
    serverCall(args)(conversation, { query: { conversation: id } }),
  );
  // A document of its own, which knows that the address is confirmed.
  const headers = { 'X-Remix-Reload-Document': 'true' };
  if (found.ok) throw replace(linkTo('chats-id', { id }), { headers });
};

/** Nobody reads that an address is confirmed while it is not: members are known, visitors come from the link. */
const requireConfirmed = async (args: Route.LoaderArgs, justConfirmed: boolean) => {
  if (!visitOf(args).signedIn) {
    if (!justConfirmed) throw replace(linkTo('login'));
    return;
  }
  const { user } = await orErrorPage(serverCall(args)(userEndpoint));
  // The reminder there tells how to go on.
  if (user.status !== 'active') throw replace(linkTo('index'));
};

/** What the next page says of the first words from signup. */
const messageParams = ({ first_message: first }: Answer<typeof activate>) => {
  if (!first) return {};
  return first.conversation === null ? { unsent: 1 } : { chat: first.conversation };
};

const confirm = async (api: Call, request: Request) => {
  const result = await sendToken(request, (token) => api(activate, { body: { token } }));
  // Either way the token leaves the address bar.
  if (result.ok)
    return replace(linkTo('activate-done', {}, { confirmed: 1, ...messageParams(result.answer) }));
  if (isDeadLink(result.refusal)) return replace(linkTo('activate-error'));
  return replyToForm('activate', result);
};

export const action = (args: Route.ActionArgs) => confirm(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => confirm(call, request);

function Confirm({ token }: { token: string }) {
  return <ConfirmLink of="activate" confirming={useForm('activate')} token={token} />;
}

function Done({ chat, unsent }: { chat: string | null; unsent: boolean }) {
  const t = useTranslations('account.activate.done');
  const { user } = useSite();
  const next = chat === null ? {} : { next: linkTo('chats-id', { id: chat }) };
  return (
    <AccountState
      picture={<TwoCups />}
      title={t('title')}
      text={t(unsent ? 'unsent' : chat === null ? 'text' : 'sent')}
      action={
        user ? (
          <ButtonLink to={linkTo('signup-matches')}>{t('matches')}</ButtonLink>
        ) : (
          <ButtonLink to={linkTo('login', {}, next)}>{t('login')}</ButtonLink>
        )
      }
    />
  );
}

/** Where the link in the activation mail leads. */
export default function ActivateDone({ loaderData }: Route.ComponentProps) {
  const { token, ...done } = loaderData;
  return (
    <WithTexts of="account">
      {token === null ? <Done {...done} /> : <Confirm token={token} />}
    </WithTexts>
  );
}
