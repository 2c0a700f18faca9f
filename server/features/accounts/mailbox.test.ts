import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['ada@people.example', 'ada@people.example'],
    [' Ada@People.Example ', 'ada@people.example'],
    ['ada+again@people.example', 'ada@people.example'],
    ['ada+a+b@people.example', 'ada@people.example'],
    ['a.da@people.example', 'a.da@people.example'],
    ['+ada@people.example', '+ada@people.example'],
    ['A.d.a+dating@gmail.com', 'ada@gmail.com'],
    ['a.da@googlemail.com', 'ada@gmail.com'],
    ['a.da@notgmail.com', 'a.da@notgmail.com'],
  ])('[SITE-11] %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
