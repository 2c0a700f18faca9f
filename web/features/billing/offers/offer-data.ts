import { redirect } from 'react-router';
import { discountCodeFind } from '#contract/billing/discounts.ts';
import type { DiscountCode } from '#contract/billing/discounts.ts';
import { repeatOffer } from '#contract/billing/quotes.ts';
import { packages, paymentCountry } from '#contract/billing/packages.ts';
import type { Call } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { linkTo } from '#contract/routes.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { membersOnly, serverCall } from '#web/lib/visit.ts';
import { safeBack } from '../rules/back-path.ts';

export type PackageOffer = Answer<typeof packages>;

export interface OfferData {
  /** Null if the prices could not be read. */
  readonly offered: PackageOffer | null;
  /** Lasts longer than the time bonus. */
  readonly welcome: DiscountCode | null;
  readonly canRepeat: boolean;
  /** Where the member came from, to be led back there. */
  readonly back: string | null;
}

/** The page of a package, where it is ordered. */
export const orderLink = (id: number | string, back: string | null): string =>
  linkTo('credits-id-paymentmethod', { id: String(id) }, { back: back ?? undefined });

const orNull = () => null;

/** What is sold to a member. Whoever chose a package without scripts is led on to it. */
export const loadOffer = async (args: Parameters<typeof membersOnly>[0]): Promise<OfferData> => {
  membersOnly(args);
  const query = new URL(args.request.url).searchParams;
  const back = safeBack(query.get('back'));
  const chosen = query.get('package');
  if (chosen) throw redirect(orderLink(chosen, back));
  const call = serverCall(args);
  const [offered, welcome, repeated] = await Promise.all([
    call(packages).catch(orNull),
    call(discountCodeFind, { query: { welcome: 'true' } }).catch(orNull),
    call(repeatOffer).catch(orNull),
  ]);
  return { offered, welcome, canRepeat: (repeated?.offer ?? null) !== null, back };
};

export const COUNTRY_FORM = 'country';

/** Keeps the country in which the member pays. */
export const saveCountry = async (call: Call, form: FormData) => {
  const typed = textFieldsOf(form);
  const country = typed['country'] as ServedCountry;
  return replyToForm(
    COUNTRY_FORM,
    await sendForm(typed, () => call(paymentCountry, { body: { country } })),
  );
};
