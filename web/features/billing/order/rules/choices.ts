import type { quote, StoredMethod } from '#contract/billing/quotes.ts';
import type { PaymentMethod } from '#contract/billing/enums.ts';
import { wallets } from '#contract/billing/enums.ts';
import type { Answer } from '#contract/core/endpoint.ts';

export type Quote = Answer<typeof quote>;

/** One of the ways to pay that a member can choose. */
export interface Choice {
  readonly key: string;
  readonly method: PaymentMethod;
  /** The stored card or account, if that is what is chosen. */
  readonly stored: StoredMethod | null;
}

const storedKey = (method: PaymentMethod) => `kept-${method}`;

const isWallet = ({ method, stored }: Choice) => stored === null && wallets.includes(method);

/** All ways to pay: first stored ones, one of each method, then wallets. */
export const choicesOf = ({ methods, stored }: Pick<Quote, 'methods' | 'stored'>): Choice[] => {
  const firstByMethod = new Map(stored.toReversed().map((one) => [one.method, one] as const));
  const newMethods = methods.map((method) => ({ key: method, method, stored: null }));
  return [
    ...stored
      .filter((one) => firstByMethod.get(one.method) === one)
      .map((one) => ({ key: storedKey(one.method), method: one.method, stored: one })),
    ...newMethods.filter(isWallet),
    ...newMethods.filter((one) => !isWallet(one)),
  ];
};

/** What everybody can pay with, whatever their device has: the first is proposed. */
const isUniversal = (one: Choice) => !isWallet(one);

/** In view are what was kept, wallets and what is proposed; others are unfolded by who wants them. */
export const foldedOf = (choices: readonly Choice[]): Choice[] => {
  const proposed = choices.find(isUniversal);
  const rest = choices.filter((one) => one !== proposed && one.stored === null && isUniversal(one));
  return rest.length > 1 ? rest : [];
};

/** The way that an address names; without one, or with one that is not offered, what is proposed. */
export const pickChoice = (
  choices: readonly Choice[],
  method: string | null,
  preferStored: boolean,
): Choice | null =>
  choices.find((one) => one.method === method && (one.stored !== null) === preferStored) ??
  choices.find((one) => one.method === method) ??
  choices.find(isUniversal) ??
  choices[0] ??
  null;

/** What a form says was chosen. */
export const parseChoice = (key: string): { method: string; stored: boolean } => {
  const stored = key.startsWith('kept-');
  return { method: stored ? key.slice('kept-'.length) : key, stored };
};

const cardMarks = ['visa', 'mastercard'];

/** The marks beside a way to pay: of a card that was kept its own, and a plain one if there is none. */
export const marksOf = (method: PaymentMethod, stored: StoredMethod | null = null): string[] => {
  if (method !== 'card') return [method];
  if (!stored) return cardMarks;
  return [cardMarks.find((mark) => mark === stored.brand) ?? method];
};
