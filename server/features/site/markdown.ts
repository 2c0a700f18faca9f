import { micromark } from 'micromark';
import type { RouteName } from '../../../contract/routes.ts';
import { linkTo, routes } from '../../../contract/routes.ts';
import { memoizeLatest } from '../../core/index.ts';

export type PageValues = Readonly<Record<string, string | number>>;

/** Which `:::if` parts of a text apply. */
export type PageFlags = Readonly<Record<string, boolean>>;

const MARKDOWN = /[\\`*_{}[\]<>()#+\-.!|~&]/g;

/** A value is text, whatever characters it holds. */
const escape = (value: string) =>
  value.replaceAll(/\s*[\r\n]\s*/g, ' ').replaceAll(MARKDOWN, String.raw`\$&`);

const chooseParts = (source: string, flags: PageFlags): string =>
  source.replaceAll(/^:::if (\w+)\n([\s\S]*?)^:::$\n?/gm, (_, name: string, part: string) => {
    if (!Object.hasOwn(flags, name)) throw new Error(`Unknown condition in a page: ${name}.`);
    return flags[name] ? part : '';
  });

const valueOf = (values: PageValues, name: string): string => {
  if (!Object.hasOwn(values, name)) throw new Error(`Unknown value in a page: ${name}.`);
  return String(values[name]);
};

/** Inside a link's address a backslash would become part of it, and a bracket would end it. */
const inAddress = (value: string) =>
  encodeURI(value).replaceAll(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));

const fillIn = (source: string, values: PageValues): string =>
  source
    .replaceAll(/\]\([^)]*\)/g, (link) =>
      link.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(valueOf(values, name))),
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => escape(valueOf(values, name)));

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name);

const followRoutes = (source: string): string =>
  source.replaceAll(/\]\(route:([\w-]+)\)/g, (_, name: string) => {
    if (!isRoute(name)) throw new Error(`Unknown route in a page: ${name}.`);
    return `](${linkTo(name as 'index')})`;
  });

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

const convert = (markdown: string): string =>
  micromark(markdown, { allowDangerousProtocol: true })
    .replaceAll(/ (href|src)="([^"]*)"/g, (whole, _name: string, address: string) =>
      SAFE_ADDRESS.test(address) ? whole : '',
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
  const taken = new Set(['content']);
  return html.replaceAll(/<(h[23])>(.*?)<\/\1>/g, (_, tag: string, heading: string) => {
    const slug = slugOf(heading);
    let id = slug;
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
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
const MOST_TEXTS = 100;
const converted = memoizeLatest<string>(MOST_TEXTS);

/**
 * Markdown to HTML that is safe to show: raw HTML is escaped, other addresses are taken out. The same
 * texts are wanted again and again, and converting one takes milliseconds.
 */
export const toHtml = (markdown: string): string =>
  converted(markdown, () => withAnchors(convert(markdown)));

/** A page's text with a site's values, still as Markdown. */
export const fillPage = (source: string, values: PageValues, flags: PageFlags): string =>
  fillIn(chooseParts(source, flags), values);

/** Fills a page's text with a site's values; its first line is the title. */
export const renderPage = (
  source: string,
  values: PageValues,
  flags: PageFlags,
): { title: string; html: string } => {
  const text = followRoutes(fillPage(source, values, flags));
  const [first = '', ...rest] = text.split('\n');
  return {
    title: first.replace(/^# /, '').replaceAll(/\\(.)/g, '$1'),
    html: withFolds(toHtml(rest.join('\n'))),
  };
};
