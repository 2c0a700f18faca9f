import * as contract from '#contract/chat/index.ts';
import { isBlank } from '#contract/visible-text.ts';
import { giftListRead, giftListSave } from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { deleteMessage, editMessage, openPhoto, reactToMessage } from './change-message.ts';
import { readChats, readMessages, readOpenChat } from './read-chats.ts';
import { deleteChat, deleteChatsWith } from './delete-chat.ts';
import { offeredGifts, readGiftList, saveGiftList } from './gift-lists.ts';
import { updateMarks } from './update-marks.ts';
import { preparePhoto, sendPhoto } from './send-photo.ts';
import { readPhotoFile } from './read-photo-file.ts';
import { searchChats } from './search-chats.ts';
import { sendMessage, senderOf } from './send-message.ts';
import { sendTyping } from './send-typing.ts';
import { updateChat } from './update-chat.ts';
import { countUnreadMessages } from './queries.ts';

const ok = { ok: true } as const;

const conversationRoutes: readonly Route[] = [
  route(contract.chats, ({ core, caller, query }) => readChats(core, caller, query.cursor)),

  route(contract.unread, async ({ core, caller }) => ({
    unread_messages: await countUnreadMessages(core.db, memberIdsOf(caller).profileId),
  })),

  route(contract.chatDelete, async ({ core, tx, caller, body }) => {
    if (body.conversation !== undefined) await deleteChat(core, tx, caller, body.conversation);
    else if (body.member !== undefined) await deleteChatsWith(core, tx, caller, body.member);
    return ok;
  }),

  route(contract.conversation, ({ core, caller, query }) => readOpenChat(core, caller, query)),

  route(contract.conversationUpdate, async ({ core, tx, caller, body }) => {
    await updateChat(core, tx, caller, body);
    return ok;
  }),

  route(contract.marks, ({ core, tx, caller, body }) => updateMarks(core, tx, caller, body.marks)),

  route(contract.typing, async ({ core, tx, caller, body }) => {
    await sendTyping(core, tx, caller, body.conversation);
    return ok;
  }),

  route(contract.chatSearch, ({ core, caller, query }) => searchChats(core, caller, query.q)),
];

const messageRoutes: readonly Route[] = [
  route(contract.messages, ({ core, caller, query }) =>
    readMessages(core, caller, query.conversation, query.before),
  ),

  route(contract.messageSend, ({ core, tx, caller, body }) =>
    sendMessage(core, tx, senderOf(caller), {
      member: body.member,
      clientId: body.client_id,
      kind: 'text',
      text: body.text,
      ...(body.reply_to !== undefined && { replyTo: body.reply_to }),
    }),
  ),

  route(contract.messageEdit, async ({ core, tx, caller, body }) => ({
    message: await editMessage(core, tx, caller, body, body.text),
  })),

  route(contract.messageDelete, async ({ core, tx, caller, body }) => ({
    message: await deleteMessage(core, tx, caller, body),
  })),

  route(contract.react, async ({ core, tx, caller, body }) => ({
    message: await reactToMessage(core, tx, caller, body, body.reaction),
  })),

  route(contract.gifts, async ({ caller }) => ({
    gifts: offeredGifts(caller.site).map((id) => ({
      id,
      credits: caller.site.settings.gift_credits,
    })),
  })),

  route(contract.giftSend, ({ core, tx, caller, body }) =>
    sendMessage(core, tx, senderOf(caller), {
      member: body.member,
      clientId: body.client_id,
      kind: 'gift',
      text: isBlank(body.text ?? '') ? '' : (body.text ?? ''),
      gift: body.gift,
    }),
  ),
];

const photoRoutes: readonly Route[] = [
  routeWithPrepare(
    contract.photoSend,
    ({ core, body }) => preparePhoto(core, body),
    ({ core, tx, caller, query, prepared }) => sendPhoto(core, tx, caller, query, prepared),
  ),

  route(contract.photoOpen, async ({ core, tx, caller, body }) => ({
    message: await openPhoto(core, tx, caller, body),
  })),

  route(contract.messagePhotoFile, ({ core, caller, params }) =>
    readPhotoFile(core, caller, params.name),
  ),
];

/** What those who run a site choose of the gifts. */
const giftListRoutes: readonly Route[] = [
  route(giftListRead, ({ core, caller, query }) => readGiftList(core, caller, query.site)),

  route(giftListSave, ({ core, tx, caller, body }) => saveGiftList(core, tx, caller, body)),
];

export const chatRoutes: readonly Route[] = [
  ...conversationRoutes,
  ...messageRoutes,
  ...photoRoutes,
  ...giftListRoutes,
];
