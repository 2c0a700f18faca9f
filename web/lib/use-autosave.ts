import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DEBOUNCE_MS = 700;

/** A text that saves itself once its writer pauses or leaves; one save at a time, the newest last. */
export const useAutosave = (start: string, save: (text: string) => Promise<unknown>) => {
  const [text, setText] = useState(start);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const current = useRef({ typed: start, stored: start, busy: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    const now = current.current;
    if (now.busy || now.typed === now.stored) return;
    const sending = now.typed;
    now.busy = true;
    setState('saving');
    try {
      await save(sending);
      now.stored = sending;
    } catch {
      setState('failed');
      return;
    } finally {
      now.busy = false;
    }
    if (now.typed === now.stored) setState('saved');
    else await flush();
  };

  const flushOnLeave = useEffectEvent(() => void flush());
  useEffect(() => () => flushOnLeave(), []);

  return {
    text,
    state,
    flush: () => void flush(),
    type: (typed: string) => {
      current.current.typed = typed;
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), DEBOUNCE_MS);
    },
  };
};
