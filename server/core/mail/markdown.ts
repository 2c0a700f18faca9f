import { micromark } from 'micromark';
import { memoizeLatest } from '../memoize-latest.ts';
import { sans, serif, size } from './layout.ts';
import type { Styles } from './styles.ts';

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/))/i;

/** Pages of the site itself are named by their path; nobody who reads a mail is there. */
const addressOf = (href: string, origin: string): string | null => {
  if (!SAFE_ADDRESS.test(href)) return null;
  return href.startsWith('/') ? `${origin}${href}` : href;
};

const convert = (markdown: string, origin: string): string =>
  micromark(markdown)
    .replaceAll(/<img src="[^"]*" alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<a href="([^"]*)"[^>]*>/g, (_, href: string) => {
      const address = addressOf(href, origin);
      return address === null ? '<a>' : `<a href="${address}">`;
    });

/** An announcement in all its languages, for a few sites. */
const MAX_CACHED_TEXTS = 50;
const cachedTags = memoizeLatest<string>(MAX_CACHED_TEXTS);

/**
 * Markdown as plain tags: HTML in it is escaped, and of pictures only the words are left, since a
 * picture that is fetched tells who reads. The same words go to many.
 */
const toTags = (markdown: string, origin: string): string =>
  cachedTags(`${origin} ${markdown}`, () => convert(markdown, origin));

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const unescape = (html: string): string =>
  html.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => NAMED[name] ?? '');

const stripTags = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

const numberItems = (list: string, start: number): string => {
  let number = start - 1;
  return list.replaceAll(/<li>\s*/g, () => {
    number += 1;
    return `${number}. `;
  });
};

/** For programs that show no HTML: addresses stand behind the words of their links. */
export const markdownToText = (markdown: string, origin: string): string => {
  const text = toTags(markdown, origin)
    .replaceAll(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_, href: string, words: string) => {
      const address = href.replace(/^mailto:/, '');
      return stripTags(words) === address ? address : `${words} (${address})`;
    })
    .replaceAll(
      /<ol(?: start="(\d+)")?>([\s\S]*?)<\/ol>/g,
      (_, start: string | undefined, list: string) => numberItems(list, Number(start ?? 1)),
    )
    .replaceAll(/<li>\s*/g, '- ')
    .replaceAll('<hr />', '\n\n---\n\n')
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|blockquote|pre)>/g, '\n\n');
  return unescape(stripTags(text))
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

/** In the tags and inline styles that old mail programs can draw. */
export const markdownToHtml = (markdown: string, origin: string, paint: Styles): string => {
  const text = (style: readonly string[]) => paint({ color: 'text' }, style);
  const heading = (font: number) =>
    text([serif, size(font, font + 8), 'margin:24px 0 12px', 'font-weight:normal']);
  const words = [sans, size(16, 26)];
  const attributes: Readonly<Record<string, () => string>> = {
    p: () => text([...words, 'margin:0 0 16px']),
    h1: () => heading(24),
    h2: () => heading(22),
    h3: () => heading(19),
    ul: () => text([...words, 'margin:0 0 16px', 'padding:0 0 0 24px']),
    ol: () => text([...words, 'margin:0 0 16px', 'padding:0 0 0 24px']),
    li: () => text([...words, 'margin:0 0 6px']),
    blockquote: () =>
      paint({ color: 'text-muted', 'border-color': 'line' }, [
        'margin:0 0 16px',
        'padding:0 0 0 16px',
        'border-width:0 0 0 3px',
        'border-style:solid',
      ]),
    hr: () =>
      paint({ 'border-color': 'line' }, [
        'margin:24px 0',
        'border-width:1px 0 0',
        'border-style:solid',
      ]),
    a: () =>
      paint({ color: 'primary-text' }, ['text-decoration:underline', 'word-break:break-word']),
    pre: () => text(['white-space:pre-wrap', 'margin:0 0 16px']),
  };
  return toTags(markdown, origin)
    .replaceAll(/<(\/?)h[4-6]>/g, '<$1h3>')
    .replaceAll(/<([a-z]\w*)([^>]*)>/g, (whole, tag: string, rest: string) => {
      const styled = attributes[tag];
      const leadsNowhere = tag === 'a' && rest === '';
      return styled && !leadsNowhere ? `<${tag} ${styled()}${rest}>` : whole;
    })
    .trim();
};
