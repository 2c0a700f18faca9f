import { loadOffer, saveCountry } from '../features/billing/offers/offer-data.ts';
import { OfferPage } from '../features/billing/offers/offer-page.tsx';
import { call } from '../lib/call.ts';
import { WithTexts } from '../lib/lazy-texts.tsx';
import { serverCall } from '../lib/visit.ts';
import type { Route } from './+types/premium';

export const loader = (args: Route.LoaderArgs) => loadOffer(args);

export const action = async (args: Route.ActionArgs) =>
  saveCountry(serverCall(args), await args.request.formData());

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  saveCountry(call, await request.formData());

/** The first credits, and what comes with them. */
export default function Premium({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="credits">
      <OfferPage data={loaderData} />
    </WithTexts>
  );
}
