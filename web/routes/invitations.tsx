import { invitations, invitationStart } from '#contract/invitations.ts';
import type { Call } from '#contract/core/client.ts';
import { InvitationsPage } from '#web/features/landers/invitations/invitations-page.tsx';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/invitations';

export const loader = (args: Route.LoaderArgs) => {
  membersOnly(args);
  return orErrorPage(serverCall(args)(invitations));
};

const start = async (api: Call) =>
  replyToForm('start', await sendForm({}, () => api(invitationStart)));

export const action = (args: Route.ActionArgs) => start(serverCall(args));

export const clientAction = () => start(call);

/** Links with which members invite others. */
export default function Invitations({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="invitations">
      <InvitationsPage data={loaderData} />
    </WithTexts>
  );
}
