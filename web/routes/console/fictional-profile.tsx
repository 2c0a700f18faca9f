import { fictionalList, fictionalRead } from '#contract/console/fictional.ts';
import { interests } from '#contract/site.ts';
import { FictionalProfilePage } from '#web/features/console/fictional/profile-page.tsx';
import { interestNames } from '#web/features/members/interest-names.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/fictional-profile';

export const loader = async (args: Route.LoaderArgs) => {
  const call = serverCall(args);
  const profile = await orErrorPage(call(fictionalRead, { query: { id: args.params.id } }));
  const query = { site: String(profile.site) };
  const { site, countries } = await orErrorPage(call(fictionalList, { query }));
  return {
    site,
    countries,
    profile,
    interestNames: interestNames(await call(interests, { query: {} })),
  };
};

/** Another profile is begun afresh, and so is what somebody else has saved. */
export default function ConsoleFictionalProfile({ loaderData }: Route.ComponentProps) {
  const { id, version } = loaderData.profile;
  return (
    <WithTexts of="people">
      <FictionalProfilePage key={`${id} ${version}`} {...loaderData} />
    </WithTexts>
  );
}
