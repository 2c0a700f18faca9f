import { redirect } from 'react-router';
import { signupMatches } from '../../contract/accounts/signup.ts';
import { linkTo } from '../../contract/routes.ts';
import { AccountTexts } from '../features/accounts/account-texts.tsx';
import { FirstMatches } from '../features/accounts/signup/first-matches.tsx';
import { orErrorPage, serverCall, visitOf } from '../lib/visit.ts';
import type { Route } from './+types/signup-matches';

export const loader = (args: Route.LoaderArgs) => {
  if (!visitOf(args).signedIn) {
    throw redirect(linkTo('login', {}, { next: linkTo('signup-matches') }));
  }
  return orErrorPage(serverCall(args)(signupMatches));
};

/** The first people that a new member sees. */
export default function SignupMatches({ loaderData }: Route.ComponentProps) {
  return (
    <AccountTexts>
      <FirstMatches members={loaderData.members} />
    </AccountTexts>
  );
}
