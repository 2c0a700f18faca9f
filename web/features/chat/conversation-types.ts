import type { GiftId } from '#contract/chat/gifts.ts';
import type { MessageView, OpenChat } from '#contract/chat/views.ts';
import type { MessageKind, Reaction } from '#contract/chat/enums.ts';

/** What the conversation pane can ask of the store; results show up in the state. */
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
  /** Reports the last visible message; Infinity at the end, where new messages are visible at once. */
  markSeen(no: number): void;
  /** Called on every keystroke, and throttled here. */
  notifyTyping(): void;
  /** Called on every change, and debounced here. */
  saveDraft(text: string): void;
  /** The draft stored on this device, which the server may not have yet. */
  readStoredDraft(): string | null;
  mute(muted: boolean): Promise<void>;
  deleteChat(): Promise<void>;
  /** After a failed load. */
  reload(): void;
}

/**
 * An own message that the other one has not got: waiting for the network, being sent, refused, or held
 * until somebody has looked at it.
 */
export interface PendingMessage {
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly text: string;
  readonly gift: GiftId | null;
  /** Object URL of what is being sent. */
  readonly photoUrl: string | null;
  readonly replyTo: number | null;
  readonly state: 'waiting' | 'sending' | 'failed' | 'held';
  /** The error code of the refusal, e.g. `not_enough_credits`. */
  readonly problem: string | null;
}

export interface ConversationState {
  /** The own profile's id. */
  readonly me: string;
  readonly open: OpenChat;
  /** Ascending, without gaps at the end. */
  readonly messages: readonly MessageView[];
  readonly pending: readonly PendingMessage[];
  /** Whether older ones exist. */
  readonly more: boolean;
  /** How the last load of older messages went. */
  readonly olderStatus: 'idle' | 'loading' | 'failed';
  readonly status: 'ready' | 'loading' | 'error';
  readonly isPartnerTyping: boolean;
  /** Whether the network is there. */
  readonly isOnline: boolean;
  /** Whether the server can be reached. */
  readonly isConnected: boolean;
  /** A search hit to show; older messages are loaded until it is there. */
  readonly focusNo: number | null;
}
