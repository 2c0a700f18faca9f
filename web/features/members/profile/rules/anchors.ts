import type { AttributeName, ProfileStep } from '../../../../../contract/members/attributes.ts';

export const attributeAnchor = (name: AttributeName): string => `details-${name}`;

const sections: Partial<Record<ProfileStep, string>> = {
  photo: 'photos',
  photos: 'photos',
  location: 'place',
  about: 'about',
  interests: 'interests',
};

/** Where on the page a step of completing the profile is done. */
export const anchorOf = (step: ProfileStep): string =>
  sections[step] ?? attributeAnchor(step as AttributeName);
