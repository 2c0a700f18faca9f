import { useState } from 'react';
import { activateResend } from '../../../contract/accounts/recovery.ts';
import type { ErrorAnswer } from '../../../contract/core/errors.ts';
import { call } from '../../lib/call.ts';
import { sendForm } from '../../lib/form.ts';

/** Has the activation link mailed again, and knows when that was. */
export const useResend = () => {
  const [busy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState<Date | null>(null);
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const resend = async () => {
    setBusy(true);
    const result = await sendForm({}, () => call(activateResend));
    setBusy(false);
    setRefusal(result.ok ? null : result.refusal);
    if (result.ok) setSentAt(new Date());
  };
  return { busy, sentAt, refusal, resend };
};
