import { describe, expect, it } from 'vitest';
import { isDisposable } from './index.ts';

describe('disposable addresses', () => {
  it.each(['a@mailinator.com', 'a@MAILINATOR.com', 'a@yopmail.com', 'a@x.33mail.com'])(
    '[ACC-3] knows %s',
    (email) => expect(isDisposable(email)).toBe(true),
  );

  it.each(['a@people.example', 'a@notmailinator.example', '', 'no address'])(
    '[ACC-3] lets %j pass',
    (email) => expect(isDisposable(email)).toBe(false),
  );
});
