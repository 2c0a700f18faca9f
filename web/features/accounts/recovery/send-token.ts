import type { FormResult } from '#web/lib/form.ts';
import { sendForm, textFieldsOf } from '#web/lib/form.ts';

/** Sends the token that the page behind a mailed link posted. */
export const sendToken = async <T>(
  request: Request,
  send: (token: string) => Promise<T>,
): Promise<FormResult<T>> => {
  const { token = '' } = textFieldsOf(await request.formData());
  return sendForm({}, () => send(token));
};
