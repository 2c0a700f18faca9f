import * as contract from '#contract/billing/index.ts';
import type { PaymentMethod } from '#contract/billing/index.ts';
import { messageSend } from '#contract/chat/index.ts';
import type { UserView } from '#contract/accounts/index.ts';
import type { Caller, Site } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { checksumIBAN } from 'sepa';
import type { Past } from './past.ts';

/** Somebody of the demo who buys. */
export interface Buyer {
  readonly userId: string;
  readonly profileId: string;
  readonly siteId: number;
  readonly name: string;
  readonly country: string;
  readonly joined: Date;
}

export const localeOf = ({ domainLanguage }: Site) =>
  domainLanguage.startsWith('de') ? 'de' : 'en';

/** The member at their browser. */
export const callerOf = (site: Site, { userId, profileId, country }: Buyer): Caller => ({
  site,
  locale: localeOf(site),
  geoipCountry: country,
  chosenCountry: null,
  trafficsource: null,
  origin: `http://${site.domain}`,
  network: '',
  device: '',
  // Of the member nothing else is asked where something is bought.
  session: {
    id: userId,
    userId,
    user: { profile: { id: profileId } } as UserView,
    hasWritten: false,
  },
  staff: null,
  isLocal: false,
});

interface Choice {
  /** Of those that are sold, the smallest first. */
  readonly package: number;
  /** Null for what the page proposes. */
  readonly method: PaymentMethod | null;
  readonly code: string | null;
}

/** What is sold where, read once. */
const soldBy = new WeakMap<Past, Map<string, readonly number[]>>();

const soldTo = async (past: Past, caller: Caller): Promise<readonly number[]> => {
  const known = soldBy.get(past) ?? new Map<string, readonly number[]>();
  soldBy.set(past, known);
  const place = `${caller.site.id} ${caller.geoipCountry}`;
  const ids =
    known.get(place) ??
    (await past.call(contract.packages, caller, {})).packages.map(({ id }) => id);
  known.set(place, ids);
  return ids;
};

/** What a page offers for a choice, as it is ordered. */
const chooseOf = async (past: Past, caller: Caller, choice: Choice) => {
  const sold = (await soldTo(past, caller))[choice.package];
  if (sold === undefined) throw new Error('Nothing is sold.');
  const { method, code } = choice;
  const query = { package: sold, ...(method && { method }), ...(code && { code }) };
  const quote = await past.call(contract.quote, caller, { query });
  if (quote.method === null) throw new Error('Nothing can be paid.');
  const { client_id, minor } = quote;
  return { client_id, package: sold, method: quote.method, code, minor };
};

/** Orders, up to where the provider asks to pay. */
export const placeOrder = async (past: Past, caller: Caller, choice: Choice): Promise<string> => {
  const body = await chooseOf(past, caller, choice);
  const { order } = await past.call(contract.order, caller, { body });
  return order.id;
};

/** Numbers that the German regulator keeps free for films and books. */
const phoneOf = (number: number) => `+49 171 39200${String(number).padStart(2, '0')}`;

/** Orders by direct debit; the first time with a mandate, which a code on the phone confirms. */
export const orderByDebit = async (
  past: Past,
  caller: Caller,
  { name }: Buyer,
  choice: Omit<Choice, 'method'>,
  { account, isFirst }: { readonly account: number; readonly isFirst: boolean },
): Promise<void> => {
  const chosen = await chooseOf(past, caller, { ...choice, method: 'directdebit' });
  if (!isFirst) {
    await past.call(contract.order, caller, { body: chosen });
    return;
  }
  const phone = phoneOf(account);
  await past.call(contract.debitCode, caller, { body: { phone } });
  const [sms_code = ''] = /\d{6}/.exec(past.lastText()) ?? [];
  const { method: _debit, ...order } = chosen;
  const body = {
    ...order,
    holder: `${name} Muster`,
    iban: checksumIBAN(`DE00000000000000${String(account).padStart(6, '0')}`),
    street: 'Musterweg',
    house_number: String(account),
    postal_code: '99999',
    city: 'Musterstadt',
    phone,
    sms_code,
    authorised: true as const,
  };
  await past.call(contract.debitOrder, caller, { body });
};

const texts = {
  en: ['Hello! How was your week?', 'I’d love to hear more about that.', 'Which one do you like?'],
  de: ['Hallo! Wie war deine Woche?', 'Davon würde ich gern mehr hören.', 'Welches magst du?'],
};

/** Writes to somebody, which costs credits. */
export const spend = async (
  past: Past,
  caller: Caller,
  member: string,
  times: number,
): Promise<void> => {
  const lines = caller.locale === 'de' ? texts.de : texts.en;
  for (const text of lines.slice(0, times)) {
    await past.call(messageSend, caller, { body: { member, client_id: newId(), text } });
  }
};
