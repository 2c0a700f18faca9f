import type { ErrorAnswer } from '#contract/core/errors.ts';

/** Whether a mailed link can never work again: used, too old, or cut off on its way. */
export const isDeadLink = ({ code, fields }: ErrorAnswer): boolean =>
  code === 'link_expired' || code === 'activation_failed' || fields?.['token'] !== undefined;
