import type { ChatView } from '#contract/chat/views.ts';
import type { PartnerState } from '#contract/chat/enums.ts';

/** What the second line of a chat in the list says. */
export type LastLine =
  | { readonly kind: 'typing' | 'nothing' }
  | { readonly kind: 'state'; readonly state: Exclude<PartnerState, 'open'> }
  | { readonly kind: 'draft'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly author: 'mine' | 'theirs' }
  | { readonly kind: 'photo' | 'gift' | 'takenBack'; readonly author: 'mine' | 'theirs' };

interface LastLineContext {
  readonly me: string;
  readonly isTyping: boolean;
  /** Whoever has the chat open sees their draft there. */
  readonly isCurrent: boolean;
}

/** The most important thing there is to say about a chat. */
export const lastLineOf = (
  chat: ChatView,
  { me, isTyping, isCurrent }: LastLineContext,
): LastLine => {
  const { last, draft, profile, num_unread_messages: unread } = chat;
  if (isTyping) return { kind: 'typing' };
  if (profile.state !== 'open' && unread === 0) return { kind: 'state', state: profile.state };
  if (draft !== '' && !isCurrent && unread === 0) return { kind: 'draft', text: draft };
  if (!last) return { kind: 'nothing' };
  const author = last.sender === me ? 'mine' : 'theirs';
  if (last.deleted) return { kind: 'takenBack', author };
  if (last.kind === 'text') return { kind: 'text', text: last.text, author };
  return { kind: last.kind, author };
};
