import { attributeNames } from '#contract/members/enums.ts';
import type { AttributeName, ProfileStep } from '#contract/members/enums.ts';

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

/** The part of the profile that an anchor belongs to. */
export const partAt = (anchor: string): string =>
  attributeNames.some((name) => attributeAnchor(name) === anchor) ? 'details' : anchor;
