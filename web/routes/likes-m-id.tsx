import { redirect } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { member as memberEndpoint } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import { loadChatStatus } from '#web/features/chat/chat-status.ts';
import { SingleLikePage } from '#web/features/likes/single-like-page.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/likes-m-id';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const { id } = args.params;
  try {
    const api = serverCall(args);
    const { member } = await api(memberEndpoint, { query: { id } });
    if (member.like === 'received' || member.like === 'match') {
      return { member, writing: await loadChatStatus(api, id) };
    }
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
  // There the reason is told why somebody cannot be seen, and a like is no news of theirs.
  throw redirect(linkTo('members-id', { id }));
};

/** One match or liker, as mails and notices lead to. */
export default function Like({ loaderData: { member, writing } }: Route.ComponentProps) {
  return (
    <WithTexts of="likes">
      <SingleLikePage key={member.id} member={member} chatStatus={writing} />
    </WithTexts>
  );
}
