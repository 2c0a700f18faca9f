import { expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { emojiGroups } from './emoji.ts';
import { emojiNamesIn, searchEmoji } from './emoji-search.ts';

const names = `
😀 grinning face, happy, smile
😺 grinning cat, cat, happy
❤️ red heart, love
💃 Dänzerin, tanzen
`;

it('[CHAT-10] finds emoji by the beginning of their words, names before other words', () => {
  expect(searchEmoji(names, 'grin')).toEqual(['😀', '😺']);
  expect(searchEmoji(names, 'CAT hap')).toEqual(['😺']);
  expect(searchEmoji(names, 'face')).toEqual(['😀']);
  expect(searchEmoji(names, 'love')).toEqual(['❤️']);
  expect(searchEmoji(names, 'danz')).toEqual(['💃']);
  expect(searchEmoji(names, 'ace')).toEqual([]);
});

it('[CHAT-10] finds nothing by signs alone', () => {
  expect(searchEmoji(names, ' ,.* ')).toEqual([]);
});

it.each(locales)('[CHAT-10] [SITE-5] every emoji has a name in %s', async (locale) => {
  const lines = ((await emojiNamesIn(locale)) ?? '').trim().split('\n');
  const named = lines
    .filter((line) => /^\S+ [\p{L}\p{N}]/u.test(line))
    .map((line) => line.split(' ')[0]);
  expect(named).toEqual(Object.values(emojiGroups).flatMap((signs) => signs.split(' ')));
});
