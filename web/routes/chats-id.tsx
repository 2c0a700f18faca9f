import { ChatError } from '#web/features/chat/chat-error.tsx';
import { OpenChat } from '#web/features/chat/open-chat.tsx';
import { loadChatPage, openChatPage, postMessageForm } from '#web/features/chat/page-data.ts';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/chats-id';

const chatTargetOf = ({ params }: { params: { id: string } }) => ({ conversation: params.id });

export const loader = (args: Route.LoaderArgs) => {
  membersOnly(args);
  return orErrorPage(loadChatPage(serverCall(args), chatTargetOf(args)));
};

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  openChatPage(chatTargetOf(args), args.serverLoader);

export const action = (args: Route.ActionArgs) =>
  postMessageForm(serverCall(args), chatTargetOf(args), args.request);

/** One conversation. */
export default function Chat({ loaderData }: Route.ComponentProps) {
  return <OpenChat key={loaderData.member} {...loaderData} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ChatError of="chat" error={error} />
);
