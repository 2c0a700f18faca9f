import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it('[OPS-1] leads to the wanted page of the console after signing in, and nowhere else', () => {
  expect(nextPath('/console/audit?group=team&site=2')).toBe('/console/audit?group=team&site=2');
  expect(nextPath('/console')).toBe('/console');
  for (const wanted of [
    null,
    '',
    '/members',
    '//evil.example/console',
    'https://evil.example/console/audit',
    '/console.evil.example',
    '/console\\@evil.example',
    '/console/sign-in?next=%2Fconsole',
  ]) {
    expect(nextPath(wanted)).toBe('/console');
  }
});
