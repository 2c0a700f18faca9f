import { data, redirect } from 'react-router';
import { signupBegun } from '#contract/accounts/signup.ts';
import { CallError } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { steps } from '#web/features/accounts/signup/answers.ts';
import { openStepsOf, useAffiliateStart } from '#web/features/accounts/signup/affiliate-signup.ts';
import { ExpiredSignupLink } from '#web/features/accounts/signup/expired-signup-link.tsx';
import { FinishIntro } from '#web/features/accounts/signup/finish-intro.tsx';
import { postStep } from '#web/features/accounts/signup/post-step.ts';
import { SignupPage } from '#web/features/accounts/signup/signup-page.tsx';
import { serverCall, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/complete-signup';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Where the new member goes; the query tells that the account came from elsewhere. */
const nextPage = linkTo('signup-matches', {}, { api_signup_complete: 1 });

export const loader = async (args: Route.LoaderArgs) => {
  if (visitOf(args).signedIn) throw redirect(linkTo('signup-matches'));
  const token = tokenOf(args.request);
  try {
    const { draft } = await serverCall(args)(signupBegun, { query: { token } });
    return { begun: { token, draft }, sendKey: crypto.randomUUID() };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // A token that cannot be one is as dead as one that is over.
    return data(
      { begun: null, sendKey: '' },
      { status: error.status === 400 ? 410 : error.status },
    );
  }
};

export const action = async (args: Route.ActionArgs) => {
  const api = serverCall(args);
  const token = tokenOf(args.request);
  const { draft } = await api(signupBegun, { query: { token } });
  const purpose = { token, asked: openStepsOf(draft) };
  const { progress } = await postStep(api, args.request, purpose);
  return progress.step > steps.reach ? redirect(nextPage) : progress;
};

/** Finishes an account that a partner began. */
export default function CompleteSignup({ loaderData, actionData }: Route.ComponentProps) {
  const { begun, sendKey } = loaderData;
  const start = useAffiliateStart(begun?.draft ?? {}, actionData);
  if (!begun) {
    return (
      <WithTexts of="account">
        <ExpiredSignupLink />
      </WithTexts>
    );
  }
  return (
    <SignupPage
      start={start}
      purpose={{ token: begun.token, asked: openStepsOf(begun.draft) }}
      action={linkTo('complete-signup', {}, { token: begun.token })}
      sendKey={sendKey}
      about={undefined}
      interests={undefined}
      onProgress={({ step }) => {
        if (step > steps.reach) location.assign(nextPage);
      }}
      intro={<FinishIntro />}
    />
  );
}
