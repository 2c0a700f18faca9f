import type { Answer } from '#contract/core/endpoint.ts';
import type { interests } from '#contract/site.ts';

/** Interests in the reader’s language, by their id. */
export type InterestNames = Readonly<Record<string, string>>;

export const interestNames = (answer: Answer<typeof interests>): InterestNames =>
  Object.fromEntries(answer.interests.map(({ id, name }) => [id, name]));

/** A name as it stands within a sentence; German nouns and what is spelled in capitals stay. */
const withinSentence = (name: string, locale: string): string =>
  locale === 'de' || /^\p{Lu}{2}/u.test(name)
    ? name
    : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);

/** Interests as they are listed within a sentence. */
export const namesWithinSentence = (
  ids: readonly string[],
  names: InterestNames,
  locale: string,
): string[] => ids.flatMap((id) => names[id] ?? []).map((name) => withinSentence(name, locale));
