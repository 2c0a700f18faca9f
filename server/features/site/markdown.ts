import { micromark } from 'micromark';
import type { RouteName } from '#contract/routes.ts';
import { linkTo, routes } from '#contract/routes.ts';
import { memoizeLatest } from '#server/core/index.ts';

export type PageValues = Readonly<Record<string, string | number>>;

/** Which `:::if` parts of a text apply. */
export type PageFlags = Readonly<Record<string, boolean>>;

const MARKDOWN_CHARACTERS = /[\\`*_{}[\]<>()#+\-.!|~&]/g;

/** A value is text, whatever characters it holds. */
const escapeMarkdown = (value: string) =>
  value.replaceAll(/\s*[\r\n]\s*/g, ' ').replaceAll(MARKDOWN_CHARACTERS, String.raw`\$&`);

const applyConditions = (source: string, flags: PageFlags): string =>
  source.replaceAll(/^:::if (\w+)\n([\s\S]*?)^:::$\n?/gm, (_, name: string, part: string) => {
    if (!Object.hasOwn(flags, name)) throw new Error(`Unknown condition in a page: ${name}.`);
    return flags[name] ? part : '';
  });

const pageValue = (values: PageValues, name: string): string => {
  if (!Object.hasOwn(values, name)) throw new Error(`Unknown value in a page: ${name}.`);
  return String(values[name]);
};

/** Inside a link's address a backslash would become part of it, and a bracket would end it. */
const escapeInUrl = (value: string) =>
  encodeURI(value).replaceAll(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));

const fillValues = (source: string, values: PageValues): string =>
  source
    .replaceAll(/\]\([^)]*\)/g, (link) =>
      link.replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeInUrl(pageValue(values, name))),
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeMarkdown(pageValue(values, name)));

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name);

export const resolveRoutes = (source: string): string =>
  source.replaceAll(/\]\(route:([\w-]+)\)/g, (_, name: string) => {
    if (!isRoute(name)) throw new Error(`Unknown route in a page: ${name}.`);
    return `](${linkTo(name as 'index')})`;
  });

const SAFE_URL = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

const convert = (markdown: string): string =>
  micromark(markdown, { allowDangerousProtocol: true })
    .replaceAll(/ (href|src)="([^"]*)"/g, (whole, _name: string, address: string) =>
      SAFE_URL.test(address) ? whole : '',
    )
    .replaceAll(/<a href="https?:/gi, (start) => start.replace('<a', '<a rel="noopener nofollow"'));

const plainText = (html: string) => html.replaceAll(/<[^>]*>|&\w+;/g, ' ');

/** The address of a heading on its page, by its words. */
const slugOf = (heading: string): string =>
  plainText(heading)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

/** Gives each heading an address; two of the same words are told apart by a number. */
const withAnchors = (html: string): string => {
  // The frame of every page has this one.
  const usedIds = new Set(['content']);
  return html.replaceAll(/<(h[23])>(.*?)<\/\1>/g, (_, tag: string, heading: string) => {
    const slug = slugOf(heading);
    let id = slug;
    for (let number = 2; usedIds.has(id); number += 1) id = `${slug}-${number}`;
    usedIds.add(id);
    return `<${tag} id="${id}">${heading}</${tag}>`;
  });
};

/**
 * Folds each question with its answer. The answer carries the address, since browsers open what an
 * address, or a search in the page, finds inside.
 */
const withFolds = (html: string): string =>
  html.replaceAll(
    /<h3 id="([^"]*)">(.*?)<\/h3>([\s\S]*?)(?=<h[23] |$)/g,
    (_, id: string, question: string, answer: string) =>
      `<details><summary><h3>${question}</h3></summary><div id="${id}">${answer.trim()}</div></details>\n`,
  );

/** Enough for every static page in a few languages on a few sites. */
const MAX_CACHED_TEXTS = 100;
const cachedHtml = memoizeLatest<string>(MAX_CACHED_TEXTS);

/**
 * Markdown to HTML that is safe to show: raw HTML is escaped, other addresses are taken out. The same
 * texts are wanted again and again, and converting one takes milliseconds.
 */
export const toHtml = (markdown: string): string =>
  cachedHtml(markdown, () => withAnchors(convert(markdown)));

/** A page's text with a site's values, still as Markdown. */
export const fillPage = (source: string, values: PageValues, flags: PageFlags): string =>
  fillValues(applyConditions(source, flags), values);

/** Fills a page's text with a site's values; its first line is the title. */
export const renderPage = (
  source: string,
  values: PageValues,
  flags: PageFlags,
): { title: string; html: string } => {
  const text = resolveRoutes(fillPage(source, values, flags));
  const [first = '', ...rest] = text.split('\n');
  return {
    title: first.replace(/^# /, '').replaceAll(/\\(.)/g, '$1'),
    html: withFolds(toHtml(rest.join('\n'))),
  };
};

/** Whether a text can be filled: it names no value, part or page that nobody knows. */
export const isSound = (source: string, values: PageValues, flags: PageFlags): boolean => {
  try {
    resolveRoutes(fillPage(source, values, flags));
    return true;
  } catch {
    return false;
  }
};

/** A page of the operator's own. One that cannot be filled is shown as it was written. */
export const renderOwnPage = (
  { title, body }: { readonly title: string; readonly body: string },
  values: PageValues,
  flags: PageFlags,
): { title: string; html: string } => ({
  title,
  html: toHtml(isSound(body, values, flags) ? resolveRoutes(fillPage(body, values, flags)) : body),
});
