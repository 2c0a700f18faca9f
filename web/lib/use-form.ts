import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { FormReply } from './form.ts';
import { useRefusal } from './use-refusal.ts';

interface Options {
  /** Empties the form once it is through. */
  readonly clear?: boolean;
  /** The part of the page to come back to without scripts. */
  readonly anchor?: string;
}

const noValues: Readonly<Record<string, string>> = {};

/**
 * One of perhaps several forms on a page: sent in place, or by the browser itself where there are no
 * scripts. What was typed stays, or goes with success if there is nothing left to see in it; the
 * first field that was refused gets the focus.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Names what the action answers.
export const useForm = <T = unknown>(intent: string, { clear = false, anchor }: Options = {}) => {
  const fetcher = useFetcher<FormReply<T>>();
  const posted = useActionData<Partial<FormReply<T>>>();
  const ref = useRef<HTMLFormElement>(null);
  const result = fetcher.data?.result ?? (posted?.intent === intent ? posted.result : undefined);
  const refused = result?.ok === false ? result : null;
  const refusal: ErrorAnswer | null = refused?.refusal ?? null;
  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  useEffect(() => {
    if (clear && result?.ok) ref.current?.reset();
  }, [clear, result]);
  // The guard of the session asks to log in, and what is meant here can then be sent again.
  const signedOut = refusal?.code === 'authentication_required';
  return {
    Form: fetcher.Form,
    form: {
      ref,
      method: 'post',
      noValidate: true,
      ...(anchor && { action: `#${anchor}` }),
    } as const,
    submit: fetcher.submit,
    busy: fetcher.state !== 'idle',
    /** What is on its way. */
    sending: fetcher.formData,
    answer: result?.ok ? result.answer : null,
    refusal,
    values: refused?.values ?? noValues,
    ...useRefusal(signedOut ? null : refusal),
  };
};
