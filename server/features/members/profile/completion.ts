import type { AttributeName, ProfileStep } from '#contract/members/enums.ts';
import { attributeNames, profileSteps } from '#contract/members/enums.ts';
import type { Site } from '#server/core/index.ts';
import { attributeOf } from '../listing/listing.ts';
import type { Profile } from '../reader.ts';

/** How much each step helps others to get an idea of somebody. */
const stepWeights: Record<ProfileStep, number> = {
  photo: 30,
  location: 10,
  about: 15,
  interests: 10,
  relationship_status: 10,
  body_type: 4,
  hair_colour: 3,
  eye_colour: 3,
  tattoos: 5,
  photos: 10,
};

const MIN_ABOUT_LENGTH = 40;
const MIN_INTERESTS = 3;

const sumWeights = (steps: readonly ProfileStep[]) =>
  steps.reduce((total, step) => total + stepWeights[step], 0);

/** How complete a profile is, and the step that would help most; hidden fields do not count. */
export const completionOf = (
  { settings }: Pick<Site, 'settings'>,
  profile: Profile,
  photoCount: number,
): { percent: number; next: ProfileStep | null } => {
  const filledAttributes = attributeNames.map((name) => [
    name,
    attributeOf(profile, name) !== null,
  ]);
  const isDone: Record<ProfileStep, boolean> = {
    photo: photoCount > 0,
    photos: photoCount > 1,
    location: profile.placeId !== null,
    about: profile.about.length >= MIN_ABOUT_LENGTH,
    interests: profile.interests.length >= MIN_INTERESTS,
    ...(Object.fromEntries(filledAttributes) as Record<AttributeName, boolean>),
  };
  const visible: readonly string[] = settings.visible_profile_fields;
  const steps = profileSteps.filter(
    (step) => step === 'photo' || step === 'photos' || visible.includes(step),
  );
  const done = steps.filter((step) => isDone[step]);
  return {
    percent: Math.round((100 * sumWeights(done)) / sumWeights(steps)),
    next: steps.find((step) => !isDone[step]) ?? null,
  };
};
