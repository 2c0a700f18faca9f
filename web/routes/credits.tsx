import { loadOffer, saveCountry } from '#web/features/billing/offers/offer-data.ts';
import { OfferPage } from '#web/features/billing/offers/offer-page.tsx';
import { call } from '#web/lib/call.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/credits';

export const loader = (args: Route.LoaderArgs) => loadOffer(args);

export const action = async (args: Route.ActionArgs) =>
  saveCountry(serverCall(args), await args.request.formData());

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  saveCountry(call, await request.formData());

/** More credits, for those who have bought some. */
export default function Credits({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="credits">
      <OfferPage data={loaderData} />
    </WithTexts>
  );
}
