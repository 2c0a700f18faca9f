import type { MessageView } from '../../../../../contract/chat/views.ts';

/** What the words in the field are for. */
type Mode =
  | { readonly kind: 'write' }
  | { readonly kind: 'reply'; readonly message: MessageView }
  | { readonly kind: 'edit'; readonly message: MessageView; readonly draft: string };

/** What is being written, and why it was not taken. */
interface Writing {
  readonly text: string;
  readonly mode: Mode;
  /** The code of a refusal. */
  readonly problem: string | null;
}

export type WritingStep =
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'reply' | 'edit'; readonly message: MessageView }
  | { readonly kind: 'leave' | 'sent' }
  | { readonly kind: 'problem'; readonly code: string | null };

const plain: Mode = { kind: 'write' };

/** What was being written before a message was changed comes back afterwards. */
const draftOf = ({ text, mode }: Writing): string => (mode.kind === 'edit' ? mode.draft : text);

export const startWriting = (text: string): Writing => ({ text, mode: plain, problem: null });

export const writingAfter = (before: Writing, step: WritingStep): Writing => {
  switch (step.kind) {
    case 'write':
      return { ...before, text: step.text, problem: null };
    case 'reply':
      return {
        text: draftOf(before),
        mode: { kind: 'reply', message: step.message },
        problem: null,
      };
    case 'edit': {
      const { kind, message } = step;
      return { text: message.text, mode: { kind, message, draft: draftOf(before) }, problem: null };
    }
    case 'leave':
      return startWriting(draftOf(before));
    case 'sent':
      return startWriting('');
    case 'problem':
      return { ...before, problem: step.code };
  }
};
