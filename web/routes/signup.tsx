import { linkTo } from '#contract/routes.ts';
import {
  loadSignup,
  postSignup,
  useStepAddress,
  useSignupStart,
} from '#web/features/accounts/signup/page-data.ts';
import { SignupPage } from '#web/features/accounts/signup/signup-page.tsx';
import { serverCall, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/signup';

export const loader = (args: Route.LoaderArgs) =>
  loadSignup(visitOf(args), serverCall(args), args.request);

/** For browsers without scripts; all others send the steps themselves. */
export const action = (args: Route.ActionArgs) => postSignup(serverCall(args), args.request);

/** The signup, for whoever comes by a link. */
export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const path = linkTo('signup');
  return (
    <SignupPage
      start={useSignupStart(loaderData, actionData)}
      purpose={{}}
      action={path}
      sendKey={loaderData.sendKey}
      about={undefined}
      interests={loaderData.after?.interests}
      sent={loaderData.after?.sent}
      onProgress={useStepAddress(path)}
    />
  );
}
