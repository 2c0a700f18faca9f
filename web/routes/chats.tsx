import { NoChatOpen } from '#web/features/chat/list/chats-layout.tsx';

/** The list by itself, or with room beside it. */
export default function Chats() {
  return <NoChatOpen />;
}
