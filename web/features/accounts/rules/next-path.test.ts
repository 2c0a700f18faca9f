import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('the page after logging in', () => {
  it.each([
    ['/'],
    ['/notifications'],
    ['/members?country=NL&page=2'],
    ['/notifications#export'],
    ['/pages/faq?next=//elsewhere.example'],
  ])('[ACC-7] is %s', (next) => {
    expect(nextPath(next)).toBe(next);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['notifications'],
    ['//elsewhere.example'],
    ['///elsewhere.example'],
    ['/\\elsewhere.example'],
    ['\\\\elsewhere.example'],
    ['/\t/elsewhere.example'],
    ['/\n//elsewhere.example'],
    ['/./ /elsewhere.example\u0000'],
    ['/..//elsewhere.example'],
    ['/.//elsewhere.example'],
    ['https://elsewhere.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [' /notifications'],
  ])('[ACC-7] is never %j', (next) => {
    expect(nextPath(next)).toBeNull();
  });
});
