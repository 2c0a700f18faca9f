import { describe, expect, it } from 'vitest';
import { sanitizeText, isBlank } from './visible-text.ts';

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n\u00A0\u2003\u3000'],
    ['signs without width', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['signs of direction', '\u202A\u202E\u202C\u2066\u2069\u200E\u061C'],
    ['letters that look like blanks', '\u3164\u115F\u1160\uFFA0'],
    ['the empty Braille sign', '\u2800'],
    ['marks alone', '\u0301\u0308\uFE0F'],
    ['tags', '\u{E0041}\u{E007F}'],
  ])('[CHAT-5] is %s', (_, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', '\u200Ba', '\u0301e', 'שלום', '👍', '👩‍❤️‍👨', '1️⃣', '⠓', '.', 'ㅋㅋ', 'é'])(
    '[CHAT-5] is not %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
});

describe('calm', () => {
  it('[CHAT-10] lets nothing turn the direction of writing around', () => {
    expect(sanitizeText('\u202Eevil.exe')).toBe('evil.exe');
    expect(sanitizeText('a\u202Bb\u202Cc\u202Dd')).toBe('abcd');
  });

  it('[CHAT-10] lets nothing reach beyond its paragraph', () => {
    expect(sanitizeText('\u2067a')).toBe('\u2067a\u2069');
    expect(sanitizeText('a\u2069b')).toBe('ab');
    expect(sanitizeText('\u2066a\u2069\nb\u2068')).toBe('\u2066a\u2069\nb\u2068\u2069');
  });

  it('[CHAT-10] puts no more marks on a letter than languages do', () => {
    expect(sanitizeText(`e${'\u0301'.repeat(60)}n`)).toBe(`e${'\u0301'.repeat(4)}n`);
    for (const words of ['Tiếng Việt'.normalize('NFD'), 'น้ำ', 'नमस्ते', 'بِسْمِ ٱللَّٰهِ']) {
      expect(sanitizeText(words)).toBe(words);
    }
  });
});
