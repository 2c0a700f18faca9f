import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageView } from '#contract/chat/views.ts';
import { isBlank } from '#contract/visible-text.ts';
import { useEarlyInput } from '#web/lib/use-early-input.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { ConversationActions, ConversationState } from '../../conversation-types.ts';
import { isIcebreaker } from '../rules/icebreakers.ts';
import { lastEditable } from '../rules/editable.ts';
import { startWriting, reduceWriting } from '../rules/writing.ts';
import { errorCodeOf } from '../use-problem.ts';

/** Whether the member can pay what something to send costs. */
export const canPay = ({ prices, credits }: ConversationState['open'], cost: number): boolean =>
  !prices.needs_premium && cost <= credits;

/** What one began to write, else the question one chose to begin with before one came here. */
const useInitialText = ({ open: { chat } }: ConversationState): string => {
  const t = useTranslations('chat.icebreakers.ideas');
  const idea = useSearchParams()[0].get('ask');
  if (chat?.draft) return chat.draft;
  return chat?.last || !isIcebreaker(idea) ? '' : t(idea);
};

/** What is being written, answered or changed, and what becomes of it. */
export const useComposer = (state: ConversationState, actions: ConversationActions) => {
  const maxLength = useSite().settings.message_length;
  const field = useRef<HTMLTextAreaElement>(null);
  const [writing, dispatch] = useReducer(reduceWriting, useInitialText(state), startWriting);
  const [busy, setBusy] = useState(false);
  const { text, mode } = writing;

  // Who has paid elsewhere is no longer told that it takes credits.
  const { credits } = state.open;
  const [previousCredits, setPreviousCredits] = useState(credits);
  if (previousCredits !== credits) {
    setPreviousCredits(credits);
    if (credits > previousCredits && writing.problem === 'not_enough_credits') {
      dispatch({ kind: 'problem', code: null });
    }
  }

  // Whoever chose to answer or to change something goes on writing.
  const previousMode = useRef(mode);
  useEffect(() => {
    if (previousMode.current === mode) return;
    previousMode.current = mode;
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, [mode]);

  const write = (newText: string) => {
    dispatch({ kind: 'write', text: newText });
    if (mode.kind === 'edit') return;
    actions.saveDraft(newText);
    if (!isBlank(newText)) actions.notifyTyping();
  };

  useEarlyInput(field, text, write);
  const restoreDraft = useEffectEvent(() => {
    const stored = actions.readStoredDraft();
    // Unless somebody types already.
    if (stored === null || stored === text || field.current?.value !== text) return;
    // Nobody is writing yet.
    dispatch({ kind: 'write', text: stored });
    actions.saveDraft(stored);
  });
  useEffect(() => restoreDraft(), []);

  const saveEdit = async ({ no }: MessageView, newText: string) => {
    setBusy(true);
    try {
      await actions.edit(no, newText);
      dispatch({ kind: 'leave' });
    } catch (error) {
      dispatch({ kind: 'problem', code: errorCodeOf(error) });
    }
    setBusy(false);
  };

  const submit = () => {
    const trimmed = text.trim();
    if (isBlank(trimmed) || busy) return;
    if (trimmed.length > maxLength) {
      dispatch({ kind: 'problem', code: 'text_too_long' });
    } else if (mode.kind === 'edit') {
      if (trimmed === mode.message.text) dispatch({ kind: 'leave' });
      else void saveEdit(mode.message, trimmed);
    } else if (canPay(state.open, state.open.prices.text)) {
      actions.sendText(trimmed, mode.kind === 'reply' ? mode.message.no : null);
      dispatch({ kind: 'sent' });
    } else {
      dispatch({ kind: 'problem', code: 'not_enough_credits' });
    }
  };

  return {
    ...writing,
    field,
    busy,
    maxLength,
    dispatch,
    write,
    submit: () => {
      submit();
      field.current?.focus();
    },
    /** A suggestion to start from. */
    fill: (newText: string) => {
      write(newText);
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
      if (message) dispatch({ kind: 'edit', message });
    },
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
