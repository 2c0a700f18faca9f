import type { ChatView } from '../../../../../contract/chat/views.ts';
import type { PartnerState } from '../../../../../contract/chat/enums.ts';

/** What the second line of a chat in the list says. */
export type LastLine =
  | { readonly say: 'typing' | 'nothing' }
  | { readonly say: 'state'; readonly state: Exclude<PartnerState, 'open'> }
  | { readonly say: 'draft'; readonly text: string }
  | { readonly say: 'text'; readonly text: string; readonly whose: 'mine' | 'theirs' }
  | { readonly say: 'photo' | 'gift' | 'takenBack'; readonly whose: 'mine' | 'theirs' };

interface Seen {
  readonly me: string;
  readonly isTyping: boolean;
  /** Whoever has the chat open sees their draft there. */
  readonly isCurrent: boolean;
}

/** The most important thing there is to say about a chat. */
export const lastLineOf = (chat: ChatView, { me, isTyping, isCurrent }: Seen): LastLine => {
  const { last, draft, profile, num_unread_messages: unread } = chat;
  if (isTyping) return { say: 'typing' };
  if (profile.state !== 'open' && unread === 0) return { say: 'state', state: profile.state };
  if (draft !== '' && !isCurrent && unread === 0) return { say: 'draft', text: draft };
  if (!last) return { say: 'nothing' };
  const whose = last.sender === me ? 'mine' : 'theirs';
  if (last.deleted) return { say: 'takenBack', whose };
  if (last.kind === 'text') return { say: 'text', text: last.text, whose };
  return { say: last.kind, whose };
};
