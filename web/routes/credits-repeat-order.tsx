import { redirect } from 'react-router';
import { repeatOffer } from '#contract/billing/quotes.ts';
import { linkTo } from '#contract/routes.ts';
import { postOrder, sendOrder } from '#web/features/billing/order/place-order.ts';
import { RepeatPage } from '#web/features/billing/order/repeat-page.tsx';
import { safeBack } from '#web/features/billing/rules/back-path.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/credits-repeat-order';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const { offer } = await orErrorPage(serverCall(args)(repeatOffer));
  const back = safeBack(new URL(args.request.url).searchParams.get('back'));
  if (!offer) throw redirect(linkTo('credits', {}, { back: back ?? undefined }));
  return { offer, back };
};

export const action = async (args: Route.ActionArgs) =>
  postOrder(serverCall(args), textFieldsOf(await args.request.formData()), args.request);

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  sendOrder(textFieldsOf(await request.formData()));

/** The last order once more. */
export default function RepeatOrder({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="orders">
      <RepeatPage {...loaderData} />
    </WithTexts>
  );
}
