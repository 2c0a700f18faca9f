import { describe, expect, it } from 'vitest';
import { maskEmail, maskIban, maskMobile } from './masks.ts';

describe('masks', () => {
  it.each([
    ['mara@people.example', 'm•••@•••.example'],
    ['m@a.b.example', 'm•••@•••.example'],
    ['"odd@name"@people.example', '"•••@•••.example'],
  ])('[OPS-8] hide all but the first letter of %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('[OPS-8] leave enough of numbers to tell two of them apart', () => {
    expect(maskMobile('+31612345678')).toBe('+31 ••• ••• 78');
    expect(maskIban('NL91ABNA0417164300')).toBe('NL ••• 4300');
  });
});
