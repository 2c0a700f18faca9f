import { codeErrors, quote as quoteEndpoint } from '../../../../contract/billing/quotes.ts';
import type { PaymentMethod } from '../../../../contract/billing/enums.ts';
import { paymentMethods } from '../../../../contract/billing/enums.ts';
import type { Call } from '../../../../contract/core/client.ts';
import { CallError } from '../../../../contract/core/client.ts';
import type { ErrorAnswer } from '../../../../contract/core/errors.ts';
import { notFound, orErrorPage } from '../../../lib/visit.ts';
import type { Choice, Quote } from './rules/choices.ts';
import { choicesOf, chosenOf } from './rules/choices.ts';

/** What an order would cost, and why a typed code counts for nothing. */
export interface Quoted {
  readonly quote: Quote;
  /** The code that was typed and not refused. */
  readonly code: string | null;
  readonly typed: string | null;
  readonly refusal: ErrorAnswer | null;
}

interface Asked {
  readonly id: string;
  readonly method: PaymentMethod | null;
  readonly code: string | null;
}

const isMethod = (word: string): word is PaymentMethod =>
  (paymentMethods as readonly string[]).includes(word);

/** The way to pay that an address names. */
export const methodOf = (word: string | undefined): PaymentMethod | null => {
  if (word === undefined) return null;
  if (!isMethod(word)) throw notFound();
  return word;
};

/** Why a code was refused, if that is what was refused. */
const codeRefusal = ({ code, fields, ...rest }: ErrorAnswer): ErrorAnswer | null => {
  if (code in codeErrors) return { ...rest, code };
  return fields?.['code'] ? { ...rest, code: 'code_not_found' } : null;
};

const ask = async (api: Call, { id, method, code }: Asked): Promise<Quoted> => {
  const query = { package: id, ...(method && { method }), ...(code && { code }) };
  try {
    return { quote: await api(quoteEndpoint, { query }), code, typed: code, refusal: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const refusal = code === null ? null : codeRefusal(error.answer);
    if (refusal) return { ...(await ask(api, { id, method, code: null })), typed: code, refusal };
    if (method === null || error.answer.code !== 'method_unavailable') throw error;
    return ask(api, { id, method: null, code });
  }
};

/** For loaders: the order as the address describes it. */
export const readQuote = async (api: Call, asked: Asked): Promise<Quoted> => {
  if (!/^\d{1,6}$/.test(asked.id)) throw notFound();
  return orErrorPage(ask(api, asked));
};

export interface OrderData {
  readonly quoted: Quoted;
  /** The way to pay that the address names. */
  readonly method: PaymentMethod | null;
  /** The one that is quoted for. */
  readonly chosen: Choice | null;
}

/** For loaders: the order with the way to pay that the address names, or else what is proposed. */
export const readOrder = async (api: Call, asked: Asked, kept: boolean): Promise<OrderData> => {
  const { method } = asked;
  const quoted = await readQuote(api, asked);
  return { quoted, method, chosen: chosenOf(choicesOf(quoted.quote), method, kept) };
};

/** Of an address: the code, as it was typed. */
export const codeOf = (query: URLSearchParams): string | null => query.get('code')?.trim() || null;
