import type { ComponentProps, ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import type { OwnProfile } from '#contract/members/profile.ts';
import { attributeNames } from '#contract/members/enums.ts';
import type { IconName } from '#web/ui/icons/icon.tsx';
import { PlaceForm, usePlaceForm } from '#web/features/accounts/place-form.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { InterestNames } from '../interest-names.ts';
import { LocateButton } from '../locate-button.tsx';
import { PhotoThumbs } from '../photos/photo-thumbs.tsx';
import { PhotosForm } from '../photos/photos-form.tsx';
import type { PhotoEditor } from '../photos/use-photo-editor.ts';
import { VerificationForm } from '../verification/verification-form.tsx';
import { AboutForm } from './about-form.tsx';
import { DetailsForm } from './details-form.tsx';
import { InterestsForm } from './interests-form.tsx';
import { useOwnFacts } from './profile-preview.tsx';
import { useProfile } from './profile-saver.tsx';
import type { EditField } from './profile-saver.tsx';
import type { ProfileSaveIndicator } from './profile-save-indicator.tsx';
import { statusOf } from './saver.ts';
import { SeekingForm, useSeekingSummary } from './seeking-form.tsx';

export interface ProfilePart {
  /** Its anchor in the address. */
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly count?: number;
  /** What is there, in a line. */
  readonly summary: ReactNode;
  /** What to do where there is nothing yet. */
  readonly missing?: string | false;
  readonly aside?: ReactNode;
  /** Where it is edited. */
  readonly body: ReactNode;
  /** Whether all is saved, where it is saved as one goes. */
  readonly saving?: ComponentProps<typeof ProfileSaveIndicator>;
  /** Whether something in it says itself that it could not be saved. */
  readonly hasFailed?: boolean;
}

/** The fields that are edited together, and whether they are saved. */
const useSaving = () => {
  const { state, flush } = useProfile();
  return (...fields: EditField[]): NonNullable<ProfilePart['saving']> => ({
    status: statusOf(state, fields),
    failure: state.failure,
    onRetry: () => void flush(),
  });
};

const usePhotosPart = (editor: PhotoEditor): ProfilePart => {
  const t = useTranslations('people.photos');
  const next = useTranslations('people.profile.next');
  const { photos, maxPhotos, status, failure, retry, sending } = editor;
  return {
    id: 'photos',
    icon: 'camera',
    title: t('title'),
    text: t('text'),
    summary: t('count', { count: String(photos.length), most: String(maxPhotos) }),
    missing: photos.length === 0 && next('photo'),
    aside: <PhotoThumbs photos={photos} />,
    body: <PhotosForm editor={editor} />,
    saving: { status, failure, onRetry: retry },
    hasFailed: sending.uploads.some(({ state }) => state === 'failed'),
  };
};

const usePlacePart = (profile: OwnProfile): ProfilePart => {
  const t = useTranslations('member.settings.place');
  const next = useTranslations('people.profile.next');
  const locale = useLocale();
  const form = usePlaceForm();
  const { country, place } = profile;
  const countryName = countryNamesIn(locale).of(country) ?? country;
  const answered = form.answer ? 'saved' : 'idle';
  const formStatus = form.refusal ? 'failed' : answered;
  return {
    id: 'place',
    icon: 'map-pin',
    title: t('title'),
    text: t('text'),
    summary: [place?.name, countryName].filter(Boolean).join(', '),
    missing: place === null && next('location'),
    body: <PlaceForm account={profile} saving={form} shortcut={<LocateButton />} />,
    saving: {
      status: form.busy ? 'saving' : formStatus,
      // A refused field says it itself.
      failure: form.refusal?.fields ? null : form.refusal,
      onRetry: () => form.form.ref.current?.requestSubmit(),
    },
  };
};

const useVerificationPart = (profile: OwnProfile, editor: PhotoEditor): ProfilePart => {
  const t = useTranslations('people.verification');
  const photos = useTranslations('people.photos.status');
  const card = useTranslations('people.card');
  const { state } = profile.verification;
  const summaries = {
    none: t('text'),
    waiting: photos('pending'),
    verified: card('verified'),
    refused: photos('rejected'),
  };
  const isComparable = editor.photos.some(({ status }) => status === 'approved');
  return {
    id: 'verification',
    icon: 'seal',
    title: t('title'),
    text: t('text'),
    summary: summaries[state],
    body: <VerificationForm verification={profile.verification} comparable={isComparable} />,
  };
};

interface Loaded {
  readonly editor: PhotoEditor;
  readonly interests: InterestNames;
}

/** What others see, and whom the member looks for: each part with a word about it. */
export const useProfileParts = ({ editor, interests: names }: Loaded): readonly ProfilePart[] => {
  const t = useTranslations('people.profile');
  const { visible_profile_fields: visible } = useSite().settings;
  const { profile } = useProfile();
  const saving = useSaving();
  const facts = useOwnFacts();
  const chosen = profile.interests.flatMap((id) => names[id] ?? []);
  const photos = usePhotosPart(editor);
  const place = usePlacePart(profile);
  const verification = useVerificationPart(profile, editor);
  const about: ProfilePart = {
    id: 'about',
    icon: 'pencil',
    title: t('about.title'),
    text: t('about.text'),
    summary: profile.about,
    missing: profile.about.trim() === '' && t('next.about'),
    body: <AboutForm />,
    saving: saving('about'),
  };
  const interests: ProfilePart = {
    id: 'interests',
    icon: 'heart',
    title: t('interests.title'),
    text: t('interests.text'),
    count: chosen.length,
    summary: chosen.join(', '),
    missing: chosen.length === 0 && t('next.interests'),
    body: <InterestsForm names={names} />,
    saving: saving('interests'),
  };
  const details: ProfilePart = {
    id: 'details',
    icon: 'user',
    title: t('details.title'),
    text: t('details.text'),
    summary: facts.map(({ text }) => text).join(' · '),
    body: <DetailsForm />,
    saving: saving('gender', ...attributeNames),
  };
  const seeking: ProfilePart = {
    id: 'seeking',
    icon: 'magnifier',
    title: t('seeking.title'),
    text: t('seeking.text'),
    summary: useSeekingSummary(),
    body: <SeekingForm />,
    saving: saving('seeking', 'seeking_min_age', 'seeking_max_age', 'seeking_km'),
  };
  return [
    photos,
    ...(visible.includes('about') ? [about] : []),
    ...(visible.includes('interests') ? [interests] : []),
    details,
    place,
    verification,
    seeking,
  ];
};
