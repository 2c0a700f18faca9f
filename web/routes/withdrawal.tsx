import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { withdrawals } from '#contract/billing/withdrawals.ts';
import { sendWithdrawal } from '#web/features/billing/withdrawal/send-withdrawal.ts';
import type { WithdrawalData } from '#web/features/billing/withdrawal/page-data.ts';
import { WithdrawalPage } from '#web/features/billing/withdrawal/withdrawal-page.tsx';
import { call } from '#web/lib/call.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/withdrawal';

export const loader = async (args: Route.LoaderArgs): Promise<WithdrawalData> => {
  membersOnly(args);
  const data = await orErrorPage(serverCall(args)(withdrawals));
  return { ...data, chosen: new URL(args.request.url).searchParams.get('order') };
};

export const action = (args: Route.ActionArgs) => sendWithdrawal(serverCall(args), args.request);

export const clientAction = ({ request }: Route.ClientActionArgs) => sendWithdrawal(call, request);

/** What was refused may have been because something changed: the amounts are read again. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formMethod === 'POST' || args.defaultShouldRevalidate;

/** Withdrawing from a purchase. */
export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="orders">
      <WithdrawalPage data={loaderData} />
    </WithTexts>
  );
}
