import type { quote, StoredMethod } from '../../../../../contract/billing/quotes.ts';
import type { PaymentMethod } from '../../../../../contract/billing/enums.ts';
import { wallets } from '../../../../../contract/billing/enums.ts';
import type { Answer } from '../../../../../contract/core/endpoint.ts';

export type Quote = Answer<typeof quote>;

/** One of the ways to pay that a member can choose. */
export interface Choice {
  readonly key: string;
  readonly method: PaymentMethod;
  /** What was kept from an earlier order, if it is paid with that. */
  readonly stored: StoredMethod | null;
}

const keptKey = (method: PaymentMethod) => `kept-${method}`;

const isWallet = ({ method, stored }: Choice) => stored === null && wallets.includes(method);

/** All ways to pay: first what was kept from earlier orders, one of each kind, then wallets. */
export const choicesOf = ({ methods, stored }: Pick<Quote, 'methods' | 'stored'>): Choice[] => {
  const kept = new Map(stored.toReversed().map((one) => [one.method, one] as const));
  const fresh = methods.map((method) => ({ key: method, method, stored: null }));
  return [
    ...stored
      .filter((one) => kept.get(one.method) === one)
      .map((one) => ({ key: keptKey(one.method), method: one.method, stored: one })),
    ...fresh.filter(isWallet),
    ...fresh.filter((one) => !isWallet(one)),
  ];
};

/** What everybody can pay with, whatever their device has: the first is proposed. */
const isSure = (one: Choice) => !isWallet(one);

/** In view are what was kept, wallets and what is proposed; others are unfolded by who wants them. */
export const foldedOf = (choices: readonly Choice[]): Choice[] => {
  const proposed = choices.find(isSure);
  const rest = choices.filter((one) => one !== proposed && one.stored === null && isSure(one));
  return rest.length > 1 ? rest : [];
};

/** The way that an address names; without one, or with one that is not offered, what is proposed. */
export const chosenOf = (
  choices: readonly Choice[],
  method: string | null,
  kept: boolean,
): Choice | null =>
  choices.find((one) => one.method === method && (one.stored !== null) === kept) ??
  choices.find((one) => one.method === method) ??
  choices.find(isSure) ??
  choices[0] ??
  null;

/** What a form says was chosen. */
export const readChoice = (key: string): { method: string; stored: boolean } => {
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
