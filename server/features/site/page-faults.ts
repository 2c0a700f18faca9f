import { micromark } from 'micromark';
import { routes, staticPages } from '#contract/routes.ts';
import { fillPage, resolveRoutes } from './markdown.ts';
import { sampleFillings } from './page-values.ts';

const { values, flags } = sampleFillings;

/** Names that stand in a text and mean nothing, as they stand there. */
const findUnknownNames = (source: string): string[] => [
  ...[...source.matchAll(/\{(\w+)\}/g)].flatMap(([whole, name = '']) =>
    Object.hasOwn(values, name) ? [] : [whole],
  ),
  ...[...source.matchAll(/^:::if (\w+)$/gm)].flatMap(([whole, name = '']) =>
    Object.hasOwn(flags, name) ? [] : [whole],
  ),
  ...[...source.matchAll(/\]\((route:[\w-]+)\)/g)].flatMap(([, target = '']) =>
    Object.hasOwn(routes, target.slice('route:'.length)) ? [] : [target],
  ),
];

const PAGES = '/pages/';

/** The addresses of the product, but for those of pages, which are known by name. */
const paths = Object.values(routes)
  .filter((path) => !path.startsWith(PAGES))
  .map((path) => {
    const pattern = path.replaceAll(/\/\{\w+(\??)\}/g, (_, optional: string) =>
      optional === '' ? '/[^/]+' : '(?:/[^/]+)?',
    );
    return new RegExp(`^${pattern}/?$`);
  });

/** Whether an address inside of the site leads anywhere. */
const isThere = (address: string, pages: readonly string[]): boolean => {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!path.startsWith(PAGES)) return paths.some((pattern) => pattern.test(path));
  const token = path.slice(PAGES.length).replace(/\/$/, '');
  return pages.includes(token) || (staticPages as readonly string[]).includes(token);
};

/** A web address that names a host, a mail address, or a number to call. */
const OUTSIDE = /^(?:https?:\/\/[^\s/?#]+|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d()/ -]+$)/i;

const isGood = (kind: string, address: string, pages: readonly string[]): boolean => {
  if (/^\/(?!\/)/.test(address)) return kind === 'src' || isThere(address, pages);
  // Pictures of others are not loaded.
  return kind === 'href' && (address.startsWith('#') || OUTSIDE.test(address));
};

const decode = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<');

const findBadLinks = (html: string, pages: readonly string[]): string[] =>
  [...html.matchAll(/ (href|src)="([^"]*)"/g)].flatMap(([, kind = '', address = '']) =>
    isGood(kind, decode(address), pages) ? [] : [decode(address)],
  );

/** Parts that begin or end alone. */
const findOpenParts = (filled: string): string[] => filled.match(/^:::.*$/gm) ?? [];

/** Whether anything is left to read, on sites with fictional profiles and on those without. */
const showsWords = (source: string, isFictional: boolean): boolean => {
  const none = Object.fromEntries(Object.keys(flags).map((name) => [name, false]));
  const filled = fillPage(source, values, {
    ...none,
    fictional: isFictional,
    no_fictional: !isFictional,
  });
  return /[\p{L}\p{N}]/u.test(filled);
};

/**
 * What stands in the text of a page that nobody can fill or follow: names of values, parts and pages
 * that do not exist, and links that lead nowhere. `pages` are those that the operator wrote. A text
 * that shows nothing at all has the fault of being empty.
 */
export const findPageFaults = (
  source: string,
  pages: readonly string[],
): { readonly faults: readonly string[]; readonly isEmpty: boolean } => {
  const unknown = findUnknownNames(source);
  if (unknown.length > 0) return { faults: [...new Set(unknown)], isEmpty: false };
  const filled = fillPage(source, values, flags);
  const html = micromark(resolveRoutes(filled), { allowDangerousProtocol: true });
  return {
    faults: [...new Set([...findOpenParts(filled), ...findBadLinks(html, pages)])],
    isEmpty: [true, false].some((isFictional) => !showsWords(source, isFictional)),
  };
};
