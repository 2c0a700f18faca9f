import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { photos as photosEndpoint } from '../../contract/members/photos.ts';
import { profile as profileEndpoint } from '../../contract/members/profile.ts';
import { linkTo } from '../../contract/routes.ts';
import { interests as interestsEndpoint } from '../../contract/site.ts';
import { NameSection } from '../features/accounts/profile/name-section.tsx';
import { PlaceSection } from '../features/accounts/profile/place-section.tsx';
import { SwitchSection } from '../features/accounts/profile/switch-section.tsx';
import { SettingsLayout } from '../features/accounts/settings/settings-layout.tsx';
import { interestNames } from '../features/members/interest-names.ts';
import { LocateButton } from '../features/members/locate-button.tsx';
import { PhotosSection } from '../features/members/photos/photos-section.tsx';
import { AboutSection } from '../features/members/profile/about-section.tsx';
import { ElsewhereSection, FictionalSection } from '../features/members/profile/check-sections.tsx';
import { PhotoBlurSection } from '../features/members/profile/photo-blur-section.tsx';
import { DetailsSection } from '../features/members/profile/details-section.tsx';
import { InterestsSection } from '../features/members/profile/interests-section.tsx';
import { ProfileHead } from '../features/members/profile/profile-head.tsx';
import { ProfileSaver } from '../features/members/profile/profile-saver.tsx';
import { saveProfile } from '../features/members/profile/save-profile.ts';
import { SeekingSection } from '../features/members/profile/seeking-section.tsx';
import { VerificationSection } from '../features/members/verification/verification-section.tsx';
import { useSite } from '../features/site/site-context.ts';
import { call } from '../lib/call.ts';
import { WithTexts } from '../lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall, visitOf } from '../lib/visit.ts';
import { TextLink } from '../ui/text-link.tsx';
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

type Loaded = Route.ComponentProps['loaderData'];

interface Section {
  readonly id: string;
  readonly title: string;
  readonly part: ReactNode;
  /** Whether this site has it. */
  readonly shown?: boolean;
}

/** The parts of the page in their order, each with the title that the index shows. */
const useSections = ({ profile, photos, interests }: Loaded) => {
  const own = useTranslations('people.profile');
  const people = useTranslations('people');
  const t = useTranslations('member.settings');
  const { settings } = useSite();
  const visible = settings.visible_profile_fields;
  const comparable = photos.photos.some(({ status }) => status === 'approved');
  const all: readonly Section[] = [
    { id: 'photos', title: people('photos.title'), part: <PhotosSection loaded={photos} /> },
    {
      id: 'about',
      title: own('about.title'),
      part: <AboutSection />,
      shown: visible.includes('about'),
    },
    {
      id: 'interests',
      title: own('interests.title'),
      part: <InterestsSection names={interests} />,
      shown: visible.includes('interests'),
    },
    { id: 'details', title: own('details.title'), part: <DetailsSection /> },
    {
      id: 'place',
      title: t('place.title'),
      part: <PlaceSection account={profile} shortcut={<LocateButton />} />,
    },
    { id: 'seeking', title: own('seeking.title'), part: <SeekingSection /> },
    { id: 'name', title: t('name.title'), part: <NameSection name={profile.name} /> },
    {
      id: 'verification',
      title: people('verification.title'),
      part: <VerificationSection verification={profile.verification} comparable={comparable} />,
    },
    { id: 'photo-blur', title: own('photoBlur.title'), part: <PhotoBlurSection /> },
    {
      id: 'invisible',
      title: t('invisible.title'),
      part: (
        <SwitchSection id="invisible" name="invisible" texts="invisible" on={profile.invisible} />
      ),
    },
    {
      id: 'search-engines',
      title: t('searchEngines.title'),
      part: (
        <SwitchSection
          id="search-engines"
          name="search_engines"
          texts="searchEngines"
          on={profile.search_engines}
        />
      ),
      shown: settings.indexed && settings.logged_out_search,
    },
    {
      id: 'fictional',
      title: own('fictional.title'),
      part: <FictionalSection />,
      shown: settings.fictional_warning,
    },
    {
      id: 'elsewhere',
      title: own('elsewhere.title'),
      part: <ElsewhereSection />,
      shown: settings.member_resell,
    },
  ];
  return all.filter(({ shown = true }) => shown);
};

function Sections({ loaded }: { loaded: Loaded }) {
  const t = useTranslations('member.settings.profile');
  const sections = useSections(loaded);
  const link = (chunks: ReactNode) => <TextLink to={linkTo('notifications')}>{chunks}</TextLink>;
  const shown = loaded.photos.photos.find(({ status }) => status !== 'rejected') ?? null;
  return (
    <SettingsLayout
      title={t('title')}
      lead={t('lead')}
      sections={sections.map(({ id, title }) => [id, title])}
    >
      <ProfileHead photo={shown} />
      {sections.map(({ id, part }) => (
        <Fragment key={id}>{part}</Fragment>
      ))}
      <p className="text-text-muted">{t.rich('more', { link })}</p>
    </SettingsLayout>
  );
}

/** The member's own profile: all that others see of it, saved as it is edited. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="own">
      <ProfileSaver profile={loaderData.profile}>
        <Sections loaded={loaderData} />
      </ProfileSaver>
    </WithTexts>
  );
}
