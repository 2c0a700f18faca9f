import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { ChoicesView } from '#contract/notifications/choices.ts';
import { notificationChoose } from '#contract/notifications/choices.ts';
import { call } from '#web/lib/call.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import type { Change } from './change.ts';
import { applyChange, parseChange } from './change.ts';

/** Past that nobody believes a switch that looks as if it were through. */
const TIMEOUT_MS = 10_000;

/**
 * The choices as they will be once all that was changed is through: shown at once, sent one after the
 * other, and taken back if refused.
 */
export const useChoices = (loaded: ChoicesView) => {
  const [previousLoaded, setPreviousLoaded] = useState(loaded);
  const [saved, setSaved] = useState(loaded);
  const [pending, setPending] = useState<readonly Change[]>([]);
  const [outcome, setOutcome] = useState<'saved' | ErrorAnswer | null>(null);
  const queue = useRef(Promise.resolve());
  if (previousLoaded !== loaded) {
    setPreviousLoaded(loaded);
    setSaved(loaded);
  }

  const send = async (change: Change, isByMember: boolean) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      setSaved(await call(notificationChoose, { body: change }, { signal }));
      setOutcome(isByMember ? 'saved' : null);
    } catch (error) {
      if (isByMember) setOutcome(error instanceof CallError ? error.answer : unavailableAnswer);
    }
    setPending((before) => before.filter((one) => one !== change));
  };
  /** The outcome is shown only for changes that the member made. */
  const save = (change: Change, isByMember = true) => {
    setOutcome(null);
    setPending((before) => [...before, change]);
    queue.current = queue.current.then(() => send(change, isByMember));
  };
  return {
    view: pending.reduce(applyChange, saved),
    save,
    isSaved: outcome === 'saved' && pending.length === 0,
    refusal: outcome === 'saved' ? null : outcome,
    /** For every form here; without scripts the page takes it. */
    form: {
      method: 'post',
      action: '#notifications',
      onSubmit: (event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const change = parseChange(textFieldsOf(new FormData(event.currentTarget, submitter)));
        if (change) save(change);
      },
    } satisfies ComponentProps<'form'>,
  };
};

export type Choices = ReturnType<typeof useChoices>;
