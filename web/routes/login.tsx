import { redirect, redirectDocument, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { login as loginEndpoint } from '#contract/accounts/user.ts';
import type { Call } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { readCarriedEmail } from '#web/features/accounts/carried-email.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { LoginForm, useLogin } from '#web/features/accounts/login/login-form.tsx';
import { offerPasskey } from '#web/features/accounts/passkeys/offer.ts';
import { nextPath } from '#web/features/accounts/rules/next-path.ts';
import { useSignupClosedReason } from '#web/features/accounts/use-signup-closed-reason.ts';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { serverCall, visitOf } from '#web/lib/visit.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/login';

const wantedPath = (query: URLSearchParams) => nextPath(query.get('next'));

const nextOf = ({ url }: { readonly url: string }) =>
  wantedPath(new URL(url).searchParams) ?? linkTo('members');

export const loader = (args: Route.LoaderArgs) => {
  if (visitOf(args).signedIn) throw redirect(nextOf(args.request));
  return null;
};

const signIn = async (api: Call, request: Request) => {
  const texts = textFieldsOf(await request.formData());
  const carried = readCarriedEmail(texts);
  if (carried) return carried;
  const { login = '', password = '', reactivate, here } = texts;
  const body = { login, password, ...(reactivate ? { reactivate: true } : {}) };
  const result = await sendForm({ login }, () => api(loginEndpoint, { body }));
  // A new document, since nothing of the visitor's page is true for the member.
  if (result.ok && !here) return redirectDocument(nextOf(request));
  return replyToForm('login', result);
};

export const action = (args: Route.ActionArgs) => signIn(serverCall(args), args.request);

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const answer = await signIn(call, request);
  if (answer instanceof Response) offerPasskey();
  return answer;
};

// A new document here too.
const enter = () => location.assign(nextOf({ url: location.href }));

function Screen() {
  const t = useTranslations('account.login');
  const isOpen = useSignupClosedReason() === null;
  const [query] = useSearchParams();
  return (
    <AccountFrame
      title={t('title')}
      lead={wantedPath(query) === null ? t('lead') : t('membersOnly')}
      caption={t('picture')}
      side="c"
      path={linkTo('login')}
    >
      <LoginForm login={useLogin()} onSignedIn={enter} />
      {isOpen && (
        <p className="mt-8 border-t border-line pt-6 text-center text-text-muted">
          {t('newHere')} <TextLink to={linkTo('signup')}>{t('signup')}</TextLink>
        </p>
      )}
    </AccountFrame>
  );
}

/** The way in for members. */
export default function Login() {
  return (
    <WithTexts of="account">
      <Screen />
    </WithTexts>
  );
}
