import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';

/** What became of a form: the answer, or why not, together with what was typed. */
export type FormResult<T> =
  | { readonly ok: true; readonly answer: T }
  | {
      readonly ok: false;
      readonly refusal: ErrorAnswer;
      /** What was typed. */
      readonly values: Readonly<Record<string, string>>;
    };

/** The texts of a form; files are not among them. */
export const textFieldsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Sends a form and keeps what was typed if it is refused. */
export const sendForm = async <T>(
  values: Readonly<Record<string, string>>,
  send: () => Promise<T>,
): Promise<FormResult<T>> => {
  try {
    return { ok: true, answer: await send() };
  } catch (error) {
    if (error instanceof CallError) return { ok: false, refusal: error.answer, values };
    throw error;
  }
};

/** What a page learns of one of its forms. */
export interface FormReply<T = unknown> {
  readonly intent: string;
  readonly result: FormResult<T>;
}

/** Tells the page what became of a form. A refused one changed nothing, so that nothing is loaded anew. */
export const replyToForm = <T>(intent: string, result: FormResult<T>) =>
  data<FormReply<T>>({ intent, result }, { status: result.ok ? 200 : 400 });
