import { codeErrors, quote as quoteEndpoint } from '#contract/billing/quotes.ts';
import type { PaymentMethod } from '#contract/billing/enums.ts';
import { paymentMethods } from '#contract/billing/enums.ts';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { notFound, orErrorPage } from '#web/lib/visit.ts';
import type { Choice, Quote } from './rules/choices.ts';
import { choicesOf, pickChoice } from './rules/choices.ts';

/** What an order would cost, and why a typed code counts for nothing. */
export interface Quoted {
  readonly quote: Quote;
  /** The code that was typed and not refused. */
  readonly code: string | null;
  readonly typedCode: string | null;
  readonly refusal: ErrorAnswer | null;
}

interface QuoteRequest {
  readonly id: string;
  readonly method: PaymentMethod | null;
  readonly code: string | null;
}

const isMethod = (value: string): value is PaymentMethod =>
  (paymentMethods as readonly string[]).includes(value);

/** The way to pay that an address names. */
export const parseMethod = (value: string | undefined): PaymentMethod | null => {
  if (value === undefined) return null;
  if (!isMethod(value)) throw notFound();
  return value;
};

/** Why a code was refused, if that is what was refused. */
const codeRefusal = ({ code, fields, ...rest }: ErrorAnswer): ErrorAnswer | null => {
  if (code in codeErrors) return { ...rest, code };
  return fields?.['code'] ? { ...rest, code: 'code_not_found' } : null;
};

const fetchQuote = async (api: Call, { id, method, code }: QuoteRequest): Promise<Quoted> => {
  const query = { package: id, ...(method && { method }), ...(code && { code }) };
  try {
    return { quote: await api(quoteEndpoint, { query }), code, typedCode: code, refusal: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const refusal = code === null ? null : codeRefusal(error.answer);
    if (refusal)
      return { ...(await fetchQuote(api, { id, method, code: null })), typedCode: code, refusal };
    if (method === null || error.answer.code !== 'method_unavailable') throw error;
    return fetchQuote(api, { id, method: null, code });
  }
};

/** For loaders: the order as the address describes it. */
export const readQuote = async (api: Call, request: QuoteRequest): Promise<Quoted> => {
  if (!/^\d{1,6}$/.test(request.id)) throw notFound();
  return orErrorPage(fetchQuote(api, request));
};

export interface OrderData {
  readonly quoted: Quoted;
  /** The way to pay that the address names. */
  readonly method: PaymentMethod | null;
  /** The one that is quoted for. */
  readonly chosen: Choice | null;
}

/** For loaders: the order with the way to pay that the address names, or else what is proposed. */
export const readOrder = async (
  api: Call,
  request: QuoteRequest,
  preferStored: boolean,
): Promise<OrderData> => {
  const { method } = request;
  const quoted = await readQuote(api, request);
  return { quoted, method, chosen: pickChoice(choicesOf(quoted.quote), method, preferStored) };
};

/** Of an address: the code, as it was typed. */
export const codeOf = (query: URLSearchParams): string | null => query.get('code')?.trim() || null;
