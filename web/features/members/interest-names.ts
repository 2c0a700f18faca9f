import type { Answer } from '../../../contract/core/endpoint.ts';
import type { interests } from '../../../contract/site.ts';

/** Interests in the reader’s language, by their id. */
export type InterestNames = Readonly<Record<string, string>>;

export const interestNames = (answer: Answer<typeof interests>): InterestNames =>
  Object.fromEntries(answer.interests.map(({ id, name }) => [id, name]));
