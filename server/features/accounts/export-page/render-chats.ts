import { html } from '#server/adapters/html.ts';
import type { Html } from '#server/adapters/html.ts';
import type { Reader } from './reader.ts';
import { createRenderData } from './render-data.ts';
import { renderTime, formatName, renderPicture } from './format-values.ts';

/** A conversation as `chats.json` holds it. */
interface Chat {
  readonly with: string;
  readonly fictional: boolean;
  readonly muted: boolean;
  readonly draft: string;
  readonly messages: readonly Message[];
}

interface Message {
  readonly from: string;
  readonly kind: string;
  readonly text: string;
  readonly photo: string | null;
  readonly gift: string | null;
  readonly credits: number | null;
  readonly at: string;
}

const renderText = (text: string): Html => html`<p><span class="words">${text}</span></p>`;

const renderMessageBody = (
  { t, texts }: Reader,
  { from, kind, text, photo, gift }: Message,
): Html => {
  if (photo !== null) return renderPicture(photo, t('chat.sent'));
  if (gift !== null) {
    const names: Readonly<Record<string, string>> = texts.gifts;
    const given = t('chat.gift', { gift: names[gift] ?? gift });
    return html`<p>${given}</p>
      ${text !== '' && renderText(text)}`;
  }
  if (text !== '') return renderText(text);
  const isReceived = kind === 'photo' && from !== 'me';
  const missingText = kind === 'photo' ? t('chat.gone') : t('chat.deleted');
  return html`<p class="none">${isReceived ? t('chat.received') : missingText}</p>`;
};

const renderMessage = (reader: Reader, name: string, message: Message): Html => {
  const { t } = reader;
  const isMine = message.from === 'me';
  const cost = message.credits ? ` · ${t('credits', { count: message.credits })}` : '';
  return html`<li class="${isMine ? 'mine' : 'theirs'}">
    <p class="by">
      <b>${isMine ? t('chat.me') : name}</b> · ${renderTime(reader, message.at)}${cost}
    </p>
    ${renderMessageBody(reader, message)}
  </li> `;
};

/** Conversations as they are read, one after the other. */
export const renderChats = (reader: Reader, data: unknown): Html => {
  const renderData = createRenderData(reader, 'chats');
  const chats = data as readonly Chat[];
  if (chats.length === 0) return renderData(chats);
  const all = chats.map((chat) => {
    const { muted, draft, messages } = chat;
    const name = formatName(reader, chat.with, { fictional: chat.fictional });
    return html`<h3>${reader.t('chat.with', { name })}</h3>
      ${(muted || draft !== '') && renderData({ ...(muted && { muted }), draft })}
      <ol class="talk">
        ${messages.map((message) => renderMessage(reader, name, message))}
      </ol> `;
  });
  return html`${all}`;
};
