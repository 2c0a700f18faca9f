import { redirect } from 'react-router';
import { linkTo } from '#contract/routes.ts';
import { ChatError } from '#web/features/chat/chat-error.tsx';
import { OpenChat } from '#web/features/chat/open-chat.tsx';
import { loadChatPage, openChatPage, postMessageForm } from '#web/features/chat/page-data.ts';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/members-id-chat';

const chatTargetOf = ({ params }: { params: { id: string } }) => ({ member: params.id });

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const page = await orErrorPage(loadChatPage(serverCall(args), chatTargetOf(args)));
  const { chat } = page.loaded?.open ?? {};
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  if (chat) throw redirect(linkTo('chats-id', { id: chat.conversation.id }, query));
  return page;
};

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  openChatPage(chatTargetOf(args), args.serverLoader);

export const action = (args: Route.ActionArgs) =>
  postMessageForm(serverCall(args), chatTargetOf(args), args.request);

/** A chat with somebody: the one there is, or one that begins with the first message. */
export default function MemberChat({ loaderData }: Route.ComponentProps) {
  return <OpenChat key={loaderData.member} {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ChatError of="member" error={error} />
);
