import { photos as photosEndpoint } from '#contract/members/photos.ts';
import { profile as profileEndpoint } from '#contract/members/profile.ts';
import { interests as interestsEndpoint } from '#contract/site.ts';
import { interestNames } from '#web/features/members/interest-names.ts';
import { ProfilePage } from '#web/features/members/profile/profile-page.tsx';
import { ProfileSaver } from '#web/features/members/profile/profile-saver.tsx';
import { saveProfile } from '#web/features/members/profile/save-profile.ts';
import { call } from '#web/lib/call.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/profile';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const api = serverCall(args);
  const lang = visitOf(args).locale;
  const [{ profile }, photos, interests] = await orErrorPage(
    Promise.all([
      api(profileEndpoint),
      api(photosEndpoint),
      api(interestsEndpoint, { query: { lang } }),
    ]),
  );
  return { profile, photos, interests: interestNames(interests) };
};

export const action = async (args: Route.ActionArgs) =>
  saveProfile(serverCall(args), await args.request.formData());

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  saveProfile(call, await request.formData());

/** The member's own profile: what others see of it, and whom the member looks for. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { profile, photos, interests } = loaderData;
  return (
    <WithTexts of="own">
      <ProfileSaver profile={profile}>
        <ProfilePage photos={photos} interests={interests} />
      </ProfileSaver>
    </WithTexts>
  );
}
