import { describe, expect, it } from 'vitest';
import { isDeadLink } from './dead-link.ts';

const refusal = (code: string, field?: string) => ({
  error: '',
  code,
  ...(field ? { fields: { [field]: { code: 'invalid', message: '' } } } : {}),
});

describe('a mailed link', () => {
  it.each([
    [refusal('link_expired')],
    [refusal('activation_failed')],
    [refusal('invalid_input', 'token')],
  ])('[ACC-8] is dead: %j', (answer) => {
    expect(isDeadLink(answer)).toBe(true);
  });

  it.each([
    [refusal('unavailable')],
    [refusal('too_many_requests')],
    [refusal('invalid_input', 'repeat')],
  ])('[ACC-8] may work yet: %j', (answer) => {
    expect(isDeadLink(answer)).toBe(false);
  });
});
