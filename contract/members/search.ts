import * as z from 'zod/mini';
import { genders } from '../accounts/genders.ts';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, commaList, oneOf, uuid, wholeNumber } from '../core/schemas.ts';
import { servedCountries } from '../countries.ts';
import { interests } from '../interests.ts';
import { limits } from '../limits.ts';
import { likeStates, presences, searchSorts } from './enums.ts';
import { photoView } from './photos.ts';
import type { SearchFilters, SearchRule } from './search-filters.ts';
import { searchFilters } from './search-filters.ts';

/** A person as lists show one. */
export const memberCard = z.object({
  id: uuid,
  name: z.string(),
  age: z.int(),
  gender: z.nullable(z.enum(genders)),
  country: z.nullable(countryCode),
  place: z.nullable(z.string()),
  /** At most so many kilometres away; null when unknown or farther than the last step. */
  distance: z.nullable(z.int()),
  /** Null for who hides, and is seen by matches and partners of chats alone. */
  presence: z.nullable(z.enum(presences)),
  verified: z.boolean(),
  fictional: z.boolean(),
  is_new: z.boolean(),
  like: z.enum(likeStates),
  photo: z.nullable(photoView),
  /** What both like. */
  shared_interests: z.array(z.enum(interests)),
});

export type MemberCard = z.infer<typeof memberCard>;

type RuleSchema<R extends SearchRule> = R extends { kind: 'list'; values: infer V }
  ? ReturnType<typeof commaList<V & readonly string[]>>
  : R extends { kind: 'choice'; values: infer V }
    ? ReturnType<typeof oneOf<V & readonly string[]>>
    : R extends { kind: 'number' }
      ? ReturnType<typeof wholeNumber>
      : R extends { kind: 'pattern' }
        ? z.ZodMiniString<string>
        : typeof flag;

const flag = oneOf(['0', '1']);

const schemaOf = (rule: SearchRule): z.ZodMiniType => {
  switch (rule.kind) {
    case 'list':
      return commaList(rule.values);
    case 'choice':
      return oneOf(rule.values);
    case 'number':
      return wholeNumber(rule.min, rule.max);
    case 'pattern':
      return z.string().check(z.regex(rule.pattern, 'invalid'));
    case 'flag':
    case 'switch':
      return flag;
  }
};

/** As in the address of the page; what is left out follows from the own profile. */
export const searchQuery = z.object(
  Object.fromEntries(
    Object.entries(searchFilters).map(([name, rule]) => [name, z.optional(schemaOf(rule))]),
  ) as { [N in keyof SearchFilters]: z.ZodMiniOptional<RuleSchema<SearchFilters[N]>> },
);

export type SearchQuery = z.input<typeof searchQuery>;

/** What was looked for, with all that the question left out. */
const searchCriteria = z.object({
  gender: z.array(z.enum(genders)),
  country: z.nullable(countryCode),
  countryregion: z.nullable(z.string()),
  min_age: z.int(),
  max_age: z.int(),
  distance: z.nullable(z.int()),
  two_way: z.boolean(),
  real: z.boolean(),
  sort: z.enum(searchSorts),
  /** The place that distances are measured from. */
  near: z.nullable(z.string()),
});

export const search = endpoint({
  name: 'search',
  method: 'GET',
  path: '/api/search.php',
  summary: 'People by what one looks for, page by page; visitors as the site allows.',
  access: 'anyone',
  query: z.extend(searchQuery, { cursor: z.optional(z.string().check(z.maxLength(600))) }),
  answer: z.object({
    members: z.array(memberCard),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.string()),
    /** On the first page: how many there are, fictional ones apart, counted up to 1,000. */
    numResults: z.nullable(z.int()),
    /** Whether there are more than were counted. */
    more_results: z.boolean(),
    /** On the first page: how many fictional profiles are among them, as far as was counted. */
    fictional_results: z.nullable(z.int()),
    /** On the first page, when there are few: people who nearly fit. */
    similar: z.array(memberCard),
    criteria: searchCriteria,
  }),
  errors: { members_only: 403 },
  limit: limits.searchesForVisitors,
});

export const searchCount = endpoint({
  name: 'searchCount',
  method: 'GET',
  path: '/api/search-count.php',
  summary: 'How many people a search would find, to be told while somebody changes its filters.',
  access: 'anyone',
  query: searchQuery,
  answer: z.object({
    /** How many there are, fictional ones apart, counted up to 200. */
    numResults: z.int(),
    /** Whether there are, or on a very large site may be, more than were counted. */
    more_results: z.boolean(),
    /** How many fictional profiles are among them, as far as was counted. */
    fictional_results: z.int(),
    criteria: searchCriteria,
  }),
  errors: { members_only: 403 },
  limit: limits.filterCountCalls,
});

export const indexMembers = endpoint({
  name: 'indexMembers',
  method: 'GET',
  path: '/api/index-members.php',
  summary:
    'Some real people with photos for the front page: of the visitor’s country, then the nearest.',
  access: 'anyone',
  answer: z.object({
    members: z.array(memberCard),
    /** The country that all of them live in; null when they are of several. */
    country: z.nullable(z.enum(servedCountries)),
  }),
  errors: { members_only: 403 },
  limit: limits.searchesForVisitors,
});

export const similar = endpoint({
  name: 'similar',
  method: 'GET',
  path: '/api/similar.php',
  summary: 'People a little like a member: of the same gender, near in place and age.',
  access: 'anyone',
  query: z.object({ id: uuid }),
  answer: z.object({ members: z.array(memberCard) }),
  errors: { members_only: 403, member_not_found: 404, blocked_by: 403, you_blocked: 403 },
  limit: limits.profilesForVisitors,
});

export const signupMatches = endpoint({
  name: 'signupMatches',
  method: 'GET',
  path: '/api/signup-matches.php',
  summary:
    'First people for a new member: who look for each other, the nearest in age and place first.',
  access: 'member',
  answer: z.object({ members: z.array(memberCard) }),
  errors: {},
});
