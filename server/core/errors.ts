import type { FieldCode, FieldErrors, ErrorValues } from '#contract/core/errors.ts';
import type { ErrorCode } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import en from '#messages/en/public.ts';

/** A service says no, for a reason that the contract names; nothing it did remains. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly values: ErrorValues | undefined;
  readonly fields: FieldErrors | undefined;
  constructor(code: ErrorCode, more: { values?: ErrorValues; fields?: FieldErrors } = {}) {
    super(code);
    this.code = code;
    this.values = more.values;
    this.fields = more.fields;
  }
}

/** Fills the values of an error into its text. */
export const fillText = (text: string, values: ErrorValues = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const fieldValues = { min_age: limits.minAge, min_password: limits.password.min };

/** What is wrong with one field, in English; the web shows the code in the visitor's language. */
export const fieldError = (code: FieldCode) => ({
  code,
  message: fillText(en.fields[code], fieldValues),
});

export { sqlState } from '#server/db/index.ts';
