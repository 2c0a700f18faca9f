import type { RefundMode } from '#contract/console/index.ts';

/** What mostly comes of trying to pay. */
export type PlainOutcome = 'paid' | 'refused' | 'insufficient_funds';

/** What comes of it otherwise: an outcome of the test provider, or nothing. */
type Outcome =
  | PlainOutcome
  | 'slow'
  | 'slow_refused'
  | 'returned'
  | 'restored'
  | 'inquiry'
  /** The page of the provider is closed, and the order given up there. */
  | 'given_up';

/** Something that happens to an order later. */
export interface Sequel {
  /** Days after it was placed. */
  readonly after: number;
  /** What a member returns, what staff give back, or what was given back at the provider without us. */
  readonly what: 'returns' | RefundMode | 'refunded_there';
  readonly minor?: number;
}

/** An order that tells something. */
export interface Story {
  readonly daysAgo: number;
  readonly package: number;
  readonly outcome: Outcome;
  /** In this country, where the method asks for it. */
  readonly country?: string;
  readonly method?: 'card' | 'paypal' | 'ideal' | 'applepay';
  readonly code?: string;
  /** Messages that were written with the credits. */
  readonly spent?: number;
  readonly later?: Sequel;
}

/** One order of each sort that whoever looks around should find, each of another member. */
export const stories: readonly Story[] = [
  { daysAgo: 36.2, package: 1, outcome: 'restored', method: 'card', spent: 3 },
  { daysAgo: 29.4, package: 0, outcome: 'paid', spent: 2, later: { after: 3.1, what: 'returns' } },
  { daysAgo: 25.6, package: 0, outcome: 'slow_refused', country: 'NL', method: 'paypal' },
  {
    daysAgo: 23.3,
    package: 1,
    outcome: 'paid',
    method: 'card',
    spent: 1,
    later: { after: 1.2, what: 'part', minor: 500 },
  },
  { daysAgo: 18.7, package: 0, outcome: 'paid', later: { after: 0.9, what: 'full' } },
  {
    daysAgo: 6.3,
    package: 0,
    outcome: 'paid',
    spent: 2,
    later: { after: 1.9, what: 'refunded_there', minor: 250 },
  },
  { daysAgo: 12.4, package: 0, outcome: 'paid', spent: 3, later: { after: 4.3, what: 'unused' } },
  { daysAgo: 9.2, package: 1, outcome: 'returned', method: 'card', spent: 3 },
  { daysAgo: 7.5, package: 0, outcome: 'inquiry', method: 'card', spent: 2 },
  { daysAgo: 2.6, package: 1, outcome: 'paid', code: 'HELLO20', spent: 1 },
  { daysAgo: 0.3, package: 0, outcome: 'slow', country: 'NL', method: 'ideal' },
  { daysAgo: 0.12, package: 2, outcome: 'given_up' },
];

/** What those buy who do nothing out of the ordinary, and what some try first. */
export const plainPackages = [0, 1, 0, 2, 0, 1, 0] as const;

export const failures = ['refused', 'insufficient_funds'] as const;

/** When direct debits are ordered, and of which of the members who pay so: some do twice. */
export const debits: readonly { readonly daysAgo: number; readonly payer: number }[] = [
  { daysAgo: 33.4, payer: 0 },
  { daysAgo: 30.6, payer: 1 },
  { daysAgo: 28.3, payer: 2 },
  { daysAgo: 22.5, payer: 3 },
  { daysAgo: 17.4, payer: 0 },
  { daysAgo: 6.4, payer: 4 },
  { daysAgo: 5.3, payer: 2 },
  { daysAgo: 0.02, payer: 5 },
];
