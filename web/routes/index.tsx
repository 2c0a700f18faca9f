import { redirect } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { indexMembers } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { JoinCard } from '#web/features/accounts/signup/join-card.tsx';
import { FrontPageMembers } from '#web/features/members/card/front-page-members.tsx';
import { Hero } from '#web/features/site/hero.tsx';
import { HowItWorks } from '#web/features/site/how-it-works.tsx';
import { IndexHead } from '#web/features/site/index-head.tsx';
import { TrustRow } from '#web/features/site/trust-row.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { serverCall, sharedPage, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/index';

/** Some real people, where visitors may see people; the page is whole without them. */
const someMembers = async (args: Route.LoaderArgs): Promise<Answer<typeof indexMembers>> => {
  try {
    return await serverCall(args)(indexMembers);
  } catch (error) {
    if (error instanceof CallError) return { members: [], country: null };
    throw error;
  }
};

export const loader = async (args: Route.LoaderArgs) => {
  if (visitOf(args).signedIn) throw redirect(linkTo('members'));
  return someMembers(args);
};

export const headers = sharedPage;

export const handle = { scriptsOnUse: true };

/** What the site is, for whoever comes by; members begin with people. */
export default function Index({ loaderData: { members, country } }: Route.ComponentProps) {
  return (
    <main id="content">
      <IndexHead />
      <Hero join={<JoinCard />} />
      <TrustRow />
      {members.length > 0 && (
        <WithTexts of="cards">
          <FrontPageMembers members={members} country={country} />
        </WithTexts>
      )}
      <HowItWorks />
    </main>
  );
}
