import type { FieldErrors, ErrorValues } from '#contract/core/errors.ts';
import type { ErrorCode } from '#contract/index.ts';

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

export { sqlState } from '#server/db/index.ts';
