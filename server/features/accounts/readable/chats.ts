import { html } from '../../../adapters/html.ts';
import type { Html } from '../../../adapters/html.ts';
import type { Reader } from './reader.ts';
import { showerFor } from './shapes.ts';
import { momentOf, nameOf, pictureOf } from './values.ts';

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

const wordsOf = (text: string): Html => html`<p><span class="words">${text}</span></p>`;

const saidIn = ({ t, texts }: Reader, { from, kind, text, photo, gift }: Message): Html => {
  if (photo !== null) return pictureOf(photo, t('chat.sent'));
  if (gift !== null) {
    const names: Readonly<Record<string, string>> = texts.gifts;
    const given = t('chat.gift', { gift: names[gift] ?? gift });
    return html`<p>${given}</p>
      ${text !== '' && wordsOf(text)}`;
  }
  if (text !== '') return wordsOf(text);
  const isReceived = kind === 'photo' && from !== 'me';
  const lost = kind === 'photo' ? t('chat.gone') : t('chat.deleted');
  return html`<p class="none">${isReceived ? t('chat.received') : lost}</p>`;
};

const messageOf = (reader: Reader, name: string, message: Message): Html => {
  const { t } = reader;
  const isMine = message.from === 'me';
  const cost = message.credits ? ` · ${t('credits', { count: message.credits })}` : '';
  return html`<li class="${isMine ? 'mine' : 'theirs'}">
    <p class="by">
      <b>${isMine ? t('chat.me') : name}</b> · ${momentOf(reader, message.at)}${cost}
    </p>
    ${saidIn(reader, message)}
  </li> `;
};

/** Conversations as they are read, one after the other. */
export const chatsFor = (reader: Reader, data: unknown): Html => {
  const show = showerFor(reader, 'chats');
  const chats = data as readonly Chat[];
  if (chats.length === 0) return show(chats);
  const all = chats.map((chat) => {
    const { muted, draft, messages } = chat;
    const name = nameOf(reader, chat.with, { fictional: chat.fictional });
    return html`<h3>${reader.t('chat.with', { name })}</h3>
      ${(muted || draft !== '') && show({ ...(muted && { muted }), draft })}
      <ol class="talk">
        ${messages.map((message) => messageOf(reader, name, message))}
      </ol> `;
  });
  return html`${all}`;
};
