import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageView } from '../../../../../contract/chat/views.ts';
import { isBlank } from '../../../../../contract/visible-text.ts';
import { useTypedEarly } from '../../../../lib/use-typed-early.ts';
import { useSite } from '../../../site/site-context.ts';
import type { ConversationActions, ConversationState } from '../../conversation-seam.ts';
import { isIcebreaker } from '../rules/icebreakers.ts';
import { lastEditable } from '../rules/marks.ts';
import { startWriting, writingAfter } from '../rules/writing.ts';
import { codeOf } from '../use-problem.ts';

/** Whether the member can pay what something to send costs. */
export const canPay = ({ prices, credits }: ConversationState['open'], cost: number): boolean =>
  !prices.needs_premium && cost <= credits;

/** What one began to write, else the question one chose to begin with before one came here. */
const useFirstWords = ({ open: { chat } }: ConversationState): string => {
  const t = useTranslations('chat.icebreakers.ideas');
  const idea = useSearchParams()[0].get('ask');
  if (chat?.draft) return chat.draft;
  return chat?.last || !isIcebreaker(idea) ? '' : t(idea);
};

/** What is being written, answered or changed, and what becomes of it. */
export const useComposer = (state: ConversationState, actions: ConversationActions) => {
  const most = useSite().settings.message_length;
  const field = useRef<HTMLTextAreaElement>(null);
  const [writing, step] = useReducer(writingAfter, useFirstWords(state), startWriting);
  const [busy, setBusy] = useState(false);
  const { text, mode } = writing;

  // Who has paid elsewhere is no longer told that it takes credits.
  const { credits } = state.open;
  const [had, setHad] = useState(credits);
  if (had !== credits) {
    setHad(credits);
    if (credits > had && writing.problem === 'not_enough_credits') {
      step({ kind: 'problem', code: null });
    }
  }

  // Whoever chose to answer or to change something goes on writing.
  const before = useRef(mode);
  useEffect(() => {
    if (before.current === mode) return;
    before.current = mode;
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, [mode]);

  const write = (words: string) => {
    step({ kind: 'write', text: words });
    if (mode.kind === 'edit') return;
    actions.saveDraft(words);
    if (!isBlank(words)) actions.typing();
  };

  useTypedEarly(field, text, write);
  const bringBack = useEffectEvent(() => {
    const kept = actions.keptDraft();
    // Unless somebody types already.
    if (kept === null || kept === text || field.current?.value !== text) return;
    // Nobody is writing yet.
    step({ kind: 'write', text: kept });
    actions.saveDraft(kept);
  });
  useEffect(() => bringBack(), []);

  const change = async ({ no }: MessageView, words: string) => {
    setBusy(true);
    try {
      await actions.edit(no, words);
      step({ kind: 'leave' });
    } catch (error) {
      step({ kind: 'problem', code: codeOf(error) });
    }
    setBusy(false);
  };

  const submit = () => {
    const words = text.trim();
    if (isBlank(words) || busy) return;
    if (words.length > most) {
      step({ kind: 'problem', code: 'text_too_long' });
    } else if (mode.kind === 'edit') {
      if (words === mode.message.text) step({ kind: 'leave' });
      else void change(mode.message, words);
    } else if (canPay(state.open, state.open.prices.text)) {
      actions.sendText(words, mode.kind === 'reply' ? mode.message.no : null);
      actions.saveDraft('');
      step({ kind: 'sent' });
    } else {
      step({ kind: 'problem', code: 'not_enough_credits' });
    }
  };

  return {
    ...writing,
    field,
    busy,
    most,
    step,
    write,
    submit: () => {
      submit();
      field.current?.focus();
    },
    /** A suggestion to start from. */
    fill: (words: string) => {
      write(words);
      field.current?.focus();
    },
    /** Puts a sign where the caret is. */
    insert: (sign: string) => {
      const element = field.current;
      if (!element) return;
      const { selectionStart: from, selectionEnd: to, value } = element;
      // React would not notice that a field it did not fill itself is emptied again.
      flushSync(() => write(value.slice(0, from) + sign + value.slice(to)));
      element.setSelectionRange(from + sign.length, from + sign.length);
    },
    editLast: () => {
      const message = lastEditable(state.messages, state.me, Date.now());
      if (message) step({ kind: 'edit', message });
    },
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
