import { useEffect, useEffectEvent, useState } from 'react';
import type { UserView } from '#contract/accounts/user.ts';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Signed } from './passkeys.ts';
import { logIn, signByAutofill, signWithPasskey } from './passkeys.ts';

/** What is to be signed is asked for anew before it expires, however long the page is open. */
const RENEW_AFTER_MS = (limits.passkeys.challengeMinutes - 1) * 60_000;

/** Logs in with a passkey: one that the browser proposes beside the name, or after a button. */
export const usePasskeyLogin = (onSignedIn: (user: UserView) => void) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const [refused, setRefused] = useState<Signed | null>(null);

  const send = async (signed: Signed, reactivate: boolean): Promise<void> => {
    setBusy(true);
    try {
      onSignedIn(await logIn(signed, reactivate));
    } catch (error) {
      setRefusal(error instanceof CallError ? error.answer : unavailableAnswer);
      setRefused(signed);
      setBusy(false);
    }
  };

  const ask = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      const signed = await signWithPasskey();
      if (signed) return await send(signed, false);
    } catch (error) {
      setRefusal(error instanceof CallError ? error.answer : unavailableAnswer);
    }
    setBusy(false);
  };

  const sendProposed = useEffectEvent((signed: Signed) => void send(signed, false));
  useEffect(() => {
    if (busy) return;
    const controller = new AbortController();
    const { signal } = controller;
    const propose = async () => {
      const signed = await signByAutofill(signal);
      if (signed && !signal.aborted) sendProposed(signed);
    };
    void propose();
    const renewing = setInterval(() => void propose(), RENEW_AFTER_MS);
    return () => {
      clearInterval(renewing);
      controller.abort();
    };
  }, [busy]);

  return {
    busy,
    refusal,
    ask: () => void ask(),
    /** Brings the account back whose owner has just shown the passkey. */
    bringBack: () => {
      if (refused) void send(refused, true);
    },
  };
};
