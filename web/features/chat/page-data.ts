import { redirect } from 'react-router';
import { conversation } from '#contract/chat/chats.ts';
import { messageSend } from '#contract/chat/messages.ts';
import type { Call } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { newClientId } from './state/outbox.ts';
import { currentStore } from './state/current-store.ts';
import { loadChat } from './state/loader.ts';
import type { LoadedChat, ChatKey } from './state/loader.ts';

/** What the page of a chat gets: all of it from the server, or who it is about once a tab knows. */
interface ChatPageData {
  readonly member: string;
  readonly loaded: LoadedChat | null;
}

/** On the server, or for a tab that has just been opened. */
export const loadChatPage = async (call: Call, key: ChatKey): Promise<ChatPageData> => {
  const loaded = await loadChat(call, key);
  return { member: loaded.open.profile.id, loaded };
};

/** In a tab: what it knows is shown at once. */
export const openChatPage = async (
  key: ChatKey,
  fromServer: () => Promise<ChatPageData>,
): Promise<ChatPageData> => {
  const store = currentStore();
  return store ? { member: await store.openChat(key), loaded: null } : fromServer();
};

/** Sends the text of a plain form, and comes back to the chat. */
export const postMessageForm = async (call: Call, key: ChatKey, request: Request) => {
  const { text = '', client_id = '', reply_to = '' } = textFieldsOf(await request.formData());
  const result = await sendForm({ text }, async () => {
    const member =
      'member' in key ? key.member : (await call(conversation, { query: key })).profile.id;
    const body = { member, client_id: client_id || newClientId(), text };
    const reply = reply_to !== '' && { reply_to: Number(reply_to) };
    return call(messageSend, { body: { ...body, ...reply } });
  });
  if (!result.ok) return replyToForm('message', result);
  throw redirect(linkTo('chats-id', { id: result.answer.message.conversation }));
};
