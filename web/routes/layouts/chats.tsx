import { Outlet, useLocation } from 'react-router';
import { chats } from '#contract/chat/chats.ts';
import { ignore } from '#web/lib/ignore.ts';
import { NoteSlot } from '#web/features/chat/conversation/note-slot.ts';
import { ReportSlot } from '#web/features/chat/conversation/report-slot.ts';
import { ChatsLayout } from '#web/features/chat/list/chats-layout.tsx';
import type { ChatPage } from '#web/features/chat/state/chat-list.ts';
import { currentStore } from '#web/features/chat/state/current-store.ts';
import { ChatReport } from '#web/features/moderation/chat-report.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { onDemand } from '#web/lib/on-demand.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/chats';

export const loader = async (args: Route.LoaderArgs): Promise<ChatPage | null> => {
  membersOnly(args);
  return orErrorPage(serverCall(args)(chats, { query: {} }));
};

export const clientLoader = async ({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ChatPage | null> => {
  const store = currentStore();
  if (!store) return serverLoader();
  // What fails is said in the list.
  const read = store.loadList().catch(ignore);
  if (!store.state().list) await read;
  return null;
};

/** From one chat to the next the list keeps itself up to date. */
export const shouldRevalidate = () => false;

const ChatPushOffer = onDemand(
  'app',
  async () => (await import('#web/features/notifications/app/app-watch.tsx')).ChatPushOffer,
);

const offer = <ChatPushOffer />;

/** Around all pages of chats: the list stays as it is while one opens another chat. */
export default function Chats({ loaderData }: Route.ComponentProps) {
  const isOpen = routeNameOf(useLocation().pathname) !== 'chats';
  return (
    <WithTexts of="chats">
      <ChatsLayout loaded={loaderData} isOpen={isOpen}>
        <ReportSlot value={ChatReport}>
          <NoteSlot value={offer}>
            <Outlet />
          </NoteSlot>
        </ReportSlot>
      </ChatsLayout>
    </WithTexts>
  );
}
