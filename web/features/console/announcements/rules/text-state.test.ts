import { expect, it } from 'vitest';
import { textState } from './text-state.ts';

it.each([
  [{}, 'missing'],
  [{ de: { subject: ' ', body: '' } }, 'missing'],
  [{ de: { subject: 'Hallo', body: '' } }, 'half'],
  [{ de: { subject: '', body: 'Worte' } }, 'half'],
  [{ de: { subject: 'Hallo', body: 'Worte' } }, 'written'],
] as const)('[OPS-13] %j is %s in German', (texts, expected) => {
  expect(textState(texts, 'de')).toBe(expected);
});
