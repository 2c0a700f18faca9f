import { describe, expect, it } from 'vitest';
import { isEmojiOnly, textParts } from './text-parts.ts';

const links = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

describe('textParts', () => {
  it('leaves plain words alone', () => {
    expect(textParts('See you at 8?')).toEqual([{ kind: 'text', text: 'See you at 8?' }]);
    expect(textParts('')).toEqual([]);
  });

  it('[CHAT-10] links addresses of the web, and keeps every other sign', () => {
    expect(textParts('Look: https://duet.example/a?b=1#c, nice')).toEqual([
      { kind: 'text', text: 'Look: ' },
      {
        kind: 'link',
        text: 'https://duet.example/a?b=1#c',
        href: 'https://duet.example/a?b=1#c',
      },
      { kind: 'text', text: ', nice' },
    ]);
    const text = 'a http://one.example b\nhttps://two.example/x.';
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('[CHAT-10] links what begins like an address of the web', () => {
    expect(textParts('See www.example.org/a, or www.a.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'www.example.org/a', href: 'https://www.example.org/a' },
      { kind: 'text', text: ', or www.a.' },
    ]);
    expect(links('www. and www.1.2 and awww.example.org')).toEqual([]);
  });

  it('ends an address where the sentence ends', () => {
    expect(links('(see https://a.example/b_(c))')).toEqual(['https://a.example/b_(c)']);
    expect(links('Really https://a.example?!')).toEqual(['https://a.example']);
    expect(links('„https://a.example/x”')).toEqual(['https://a.example/x']);
  });

  it('[CHAT-10] links nothing that could run or mislead', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<b>x</b>',
      'ftp://files.example',
      'https://',
      'https://bank.example@evil.example/',
      'xhttps://a.example',
      '<img src=x onerror=alert(1)>',
    ]) {
      expect(links(text), text).toEqual([]);
      expect(textParts(text).map((part) => part.text)).toEqual([text]);
    }
    expect(links('https://a.example/\u202Egpj.exe')).toEqual(['https://a.example/']);
    expect(links('https://a.example/"><script>')).toEqual(['https://a.example/']);
  });
});

describe('isEmojiOnly', () => {
  it('knows a few emoji from words', () => {
    for (const text of ['😂', '❤️', '👍🏽 🔥', '👩‍🍳🇳🇱', ' 🎉🎉🎉 '])
      expect(isEmojiOnly(text), text).toBe(true);
    for (const text of ['', '  ', 'ok 😂', '😂😂😂😂', '12', '#']) {
      expect(isEmojiOnly(text), text).toBe(false);
    }
  });
});
