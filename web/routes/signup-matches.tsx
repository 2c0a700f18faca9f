import { redirect } from 'react-router';
import { signupMatches } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { WithHearts } from '#web/features/likes/card-like.tsx';
import { FirstMatches } from '#web/features/members/card/first-matches.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { orErrorPage, serverCall, visitOf } from '#web/lib/visit.ts';
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
    <WithTexts of="account">
      <WithTexts of="cards">
        <WithHearts>
          <FirstMatches members={loaderData.members} />
        </WithHearts>
      </WithTexts>
    </WithTexts>
  );
}
