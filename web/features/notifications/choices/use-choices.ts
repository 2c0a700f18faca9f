import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { CallError, unavailableAnswer } from '../../../../contract/core/client.ts';
import type { ErrorAnswer } from '../../../../contract/core/errors.ts';
import type { ChoicesView } from '../../../../contract/notifications/choices.ts';
import { notificationChoose } from '../../../../contract/notifications/choices.ts';
import { call } from '../../../lib/call.ts';
import { textsOf } from '../../../lib/form.ts';
import type { Change } from './change.ts';
import { changed, changeOf } from './change.ts';

/** Past that nobody believes a switch that looks as if it were through. */
const PATIENCE = 10_000;

/**
 * The choices as they will be once all that was changed is through: shown at once, sent one after the
 * other, and taken back if refused.
 */
export const useChoices = (loaded: ChoicesView) => {
  const [first, setFirst] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const [outcome, setOutcome] = useState<'saved' | ErrorAnswer | null>(null);
  const queue = useRef(Promise.resolve());
  if (first !== loaded) {
    setFirst(loaded);
    setKnown(loaded);
  }

  const send = async (change: Change, isAsked: boolean) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      setKnown(await call(notificationChoose, { body: change }, { signal }));
      setOutcome(isAsked ? 'saved' : null);
    } catch (error) {
      if (isAsked) setOutcome(error instanceof CallError ? error.answer : unavailableAnswer);
    }
    setWaiting((before) => before.filter((one) => one !== change));
  };
  /** Of what nobody asked for nothing is said. */
  const save = (change: Change, isAsked = true) => {
    setOutcome(null);
    setWaiting((before) => [...before, change]);
    queue.current = queue.current.then(() => send(change, isAsked));
  };
  return {
    view: waiting.reduce(changed, known),
    save,
    isSaved: outcome === 'saved' && waiting.length === 0,
    refusal: outcome === 'saved' ? null : outcome,
    /** For every form here; without scripts the page takes it. */
    form: {
      method: 'post',
      action: '#notifications',
      onSubmit: (event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const change = changeOf(textsOf(new FormData(event.currentTarget, submitter)));
        if (change) save(change);
      },
    } satisfies ComponentProps<'form'>,
  };
};

export type Choices = ReturnType<typeof useChoices>;
