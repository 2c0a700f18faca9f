import { describe, expect, it } from 'vitest';
import { fold, tokenise } from './fold.ts';
import { detectWarning } from './index.ts';
import { lexicon, messengerNames } from './patterns/index.ts';
import { findWarnings } from './rules.ts';
import { formats } from './formats.ts';

describe('shapes of money', () => {
  it.each([
    'My account is DE09 0000 0000 0000 0000 01, thank you',
    'nl23xxxx0000000001',
    'bc1qexample0000000000000000000000000000001',
    '0x00112233445566778899aabbccddeeff00112233',
    'Just use MoneyGram.',
    'paypal.me/example',
  ])('[CHAT-10] warns of “%s”', (text) => expect(detectWarning(text)).toBe('money'));

  it('leaves alone what only resembles an account', () => {
    expect(detectWarning('DE09 0000 0000 0000 0000 02')).not.toBe('money');
    expect(detectWarning('0x00112233445566778899')).toBeNull();
  });

  it('tells of money first, where both are meant', () => {
    expect(detectWarning('Send me 200 euros, text me on WhatsApp')).toBe('money');
  });
});

describe('shapes of contact', () => {
  it.each([
    '+44 0000 000001',
    '06 00 00 00 01',
    '06.00.00.00.01',
    '0151/00000001',
    '(555) 000-0001',
    '300 000 0001',
    '20 00 00 01',
    '0 6 0 0 0 0 0 0 0 1',
    '0️⃣6️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣0️⃣1️⃣',
    '０６０００００００１',
    'anna.berg@mail.example',
    '(at) gmail (dot) com',
    '@ gmail . com',
    'https://t.me/example_name',
    'look for @example_92',
    'insta example92',
  ])('[CHAT-10] warns of “%s”', (text) => expect(detectWarning(text)).toBe('contact'));

  it.each([
    'w h a t s a p p',
    'w.h.a.t.s.a.p.p',
    'T-E-L-E-G-R-A-M',
    'ｗｈａｔｓａｐｐ',
    'tеlеgrаm', // Cyrillic е and а
    'Wh\u{200B}ats\u{200B}App',
    'ᴡʜᴀᴛꜱᴀᴘᴘ',
    '𝓽𝓮𝓵𝓮𝓰𝓻𝓪𝓶',
    'wh4t5app',
    'What$App',
    's_n_a_p_c_h_a_t',
  ])('[CHAT-10] sees through the disguise of “%s”', (text) => {
    expect(detectWarning(text)).toBe('contact');
  });

  it.each([
    'WhatsApp was down all day.',
    'From 2010 to 2015, then 2016-2019.',
    'My numbers are 3 12 19 25 33 41.',
    'It has 10 000 000 inhabitants and costs 12.500.000 euros.',
    'Open 19.30-22.00, born 12 05 1990 or 1990-05-12.',
    'We won 6-4 3-6 7-5 6-4.',
    'Meet me @ home. No worries, or @work.',
    'The signal was bad, write me later.',
    'The a b c d e f g of love',
    '',
  ])('leaves “%s” alone', (text) => expect(detectWarning(text)).toBeNull());
});

describe('hostile texts', () => {
  const LENGTH = 10_000;
  const seeds = [
    'a',
    '1',
    '1 ',
    'a ',
    '@',
    'a@a.',
    '@a_',
    '+(',
    'de89 ',
    'w h ',
    '. ',
    '1.',
    '00 ',
  ];
  const hostile = [...seeds, 'send me ', 'can you lend ', 'my whatsapp '].map((seed) =>
    seed.repeat(LENGTH / seed.length),
  );

  it.each(Object.entries(formats))(
    'cannot keep %s busy: it repeats nothing without end',
    (_, shape) => {
      const bare = shape.source.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
      expect(bare).not.toMatch(/[*+]|\{\d+,\}/);
    },
  );

  it('are read with work that grows as they do', () => {
    const readsOf = (text: string): number => {
      let reads = 0;
      const words = new Proxy(tokenise(fold(text), messengerNames), {
        get: (target, key, receiver) => {
          reads += 1;
          return Reflect.get(target, key, receiver) as unknown;
        },
      });
      findWarnings(lexicon, words);
      return reads;
    };
    for (const text of hostile) {
      const half = readsOf(text.slice(0, LENGTH / 2));
      expect(readsOf(text), text.slice(0, 20)).toBeLessThanOrEqual(2.1 * half + 100);
    }
  });

  it('are answered', () => {
    for (const text of hostile) expect([null, 'money', 'contact']).toContain(detectWarning(text));
  });
});
