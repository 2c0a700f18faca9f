import type { MessageView } from '#contract/chat/views.ts';

/** What the words in the field are for. */
type Mode =
  | { readonly kind: 'write' }
  | { readonly kind: 'reply'; readonly message: MessageView }
  | { readonly kind: 'edit'; readonly message: MessageView; readonly draft: string };

/** What is being written, and why it was not taken. */
interface WritingState {
  readonly text: string;
  readonly mode: Mode;
  /** The code of a refusal. */
  readonly problem: string | null;
}

export type WritingAction =
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'reply' | 'edit'; readonly message: MessageView }
  | { readonly kind: 'leave' | 'sent' }
  | { readonly kind: 'problem'; readonly code: string | null };

const writeMode: Mode = { kind: 'write' };

/** What was being written before a message was changed comes back afterwards. */
const draftOf = ({ text, mode }: WritingState): string =>
  mode.kind === 'edit' ? mode.draft : text;

export const startWriting = (text: string): WritingState => ({
  text,
  mode: writeMode,
  problem: null,
});

export const reduceWriting = (state: WritingState, action: WritingAction): WritingState => {
  switch (action.kind) {
    case 'write':
      return { ...state, text: action.text, problem: null };
    case 'reply':
      return {
        text: draftOf(state),
        mode: { kind: 'reply', message: action.message },
        problem: null,
      };
    case 'edit': {
      const { kind, message } = action;
      return { text: message.text, mode: { kind, message, draft: draftOf(state) }, problem: null };
    }
    case 'leave':
      return startWriting(draftOf(state));
    case 'sent':
      return startWriting('');
    case 'problem':
      return { ...state, problem: action.code };
  }
};
