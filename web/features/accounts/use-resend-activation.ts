import { useState } from 'react';
import { activateCorrect, activateResend } from '#contract/accounts/recovery.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { call } from '#web/lib/call.ts';
import { sendForm } from '#web/lib/form.ts';

/** Has the activation link mailed again, perhaps to another address, and knows when that was. */
export const useResendActivation = (refused: ErrorAnswer | null = null) => {
  const [busy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [refusal, setRefusal] = useState(refused);
  const send = async (request: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    const result = await sendForm({}, request);
    setBusy(false);
    setRefusal(result.ok ? null : result.refusal);
    setSentAt(result.ok ? new Date() : null);
    return result.ok;
  };
  return {
    busy,
    sentAt,
    refusal,
    resend: () => send(() => call(activateResend)),
    correct: (email: string) => send(() => call(activateCorrect, { body: { email } })),
  };
};
