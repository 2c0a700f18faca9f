import type { GiftId } from '../../../contract/chat/gifts.ts';
import type { MessageView, OpenChat } from '../../../contract/chat/views.ts';
import type { MessageKind, Reaction } from '../../../contract/chat/enums.ts';

/** What an open chat can ask for. What comes of it shows up in the state. */
export interface ConversationActions {
  sendText(text: string, replyTo: number | null): void;
  sendGift(gift: GiftId, text: string): void;
  sendPhoto(file: Blob): void;
  resend(clientId: string): void;
  /** Forgets one that failed. */
  discard(clientId: string): void;
  /** These reject with the refusal. */
  edit(no: number, text: string): Promise<void>;
  remove(no: number): Promise<void>;
  react(no: number, reaction: Reaction | null): Promise<void>;
  openPhoto(no: number): Promise<void>;
  loadOlder(): void;
  /** Tells the last message in sight; without end at the end, where whatever comes is seen. */
  see(no: number): void;
  /** Called on every keystroke, and throttled here. */
  typing(): void;
  /** Called on every change, and debounced here. */
  saveDraft(text: string): void;
  /** What was written on this device and may be nowhere else. */
  keptDraft(): string | null;
  mute(muted: boolean): Promise<void>;
  deleteChat(): Promise<void>;
  /** After a failed load. */
  retry(): void;
}

/** Not acknowledged yet: waits for the network, is on its way, or was refused. */
export interface Waiting {
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly text: string;
  readonly gift: GiftId | null;
  /** Object URL of what is being sent. */
  readonly photoUrl: string | null;
  readonly replyTo: number | null;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** The error code of the refusal, e.g. `not_enough_credits`. */
  readonly problem: string | null;
}

export interface ConversationState {
  /** The own profile's id. */
  readonly me: string;
  readonly open: OpenChat;
  /** Ascending, without gaps at the end. */
  readonly messages: readonly MessageView[];
  readonly waiting: readonly Waiting[];
  /** Whether older ones exist. */
  readonly more: boolean;
  /** How the last reading of those went. */
  readonly older: 'idle' | 'loading' | 'failed';
  readonly status: 'ready' | 'loading' | 'error';
  readonly partnerTyping: boolean;
  /** Whether the network is there. */
  readonly online: boolean;
  /** Whether the server can be reached. */
  readonly reached: boolean;
  /** A search hit to show. */
  readonly focusNo: number | null;
}
