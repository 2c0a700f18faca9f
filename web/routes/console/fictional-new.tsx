import { fictionalList } from '#contract/console/fictional.ts';
import { interests } from '#contract/site.ts';
import { FictionalProfilePage } from '#web/features/console/fictional/profile-page.tsx';
import { interestNames } from '#web/features/members/interest-names.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/fictional-new';

export const loader = async (args: Route.LoaderArgs) => {
  const call = serverCall(args);
  const site = new URL(args.request.url).searchParams.get('site') ?? '';
  const { countries, ...list } = await orErrorPage(call(fictionalList, { query: { site } }));
  return {
    site: list.site,
    countries,
    interestNames: interestNames(await call(interests, { query: {} })),
  };
};

export default function ConsoleFictionalNew({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="people">
      <FictionalProfilePage {...loaderData} profile={null} />
    </WithTexts>
  );
}
