import { micromark } from 'micromark';
import type { RouteName } from '../../../contract/routes.ts';
import { linkTo, routes } from '../../../contract/routes.ts';

export type PageValues = Readonly<Record<string, string | number>>;

/** Which `:::if` parts of a text apply. */
export type PageFlags = Readonly<Record<string, boolean>>;

const MARKDOWN = /[\\`*_{}[\]<>()#+\-.!|~&]/g;

/** A value is text, whatever characters it holds. */
const escape = (value: string) => value.replaceAll(MARKDOWN, String.raw`\$&`);

const chooseParts = (source: string, flags: PageFlags): string =>
  source.replaceAll(/^:::if (\w+)\n([\s\S]*?)^:::$\n?/gm, (_, name: string, part: string) => {
    if (!(name in flags)) throw new Error(`Unknown condition in a page: ${name}.`);
    return flags[name] ? part : '';
  });

const fillIn = (source: string, values: PageValues): string =>
  source.replaceAll(/(\]\([^)]*)?\{(\w+)\}/g, (_, link: string | undefined, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown value in a page: ${name}.`);
    // Inside a link's address a backslash would become part of the address.
    return link === undefined ? escape(String(value)) : link + encodeURI(String(value));
  });

const isRoute = (name: string): name is RouteName => name in routes;

const followRoutes = (source: string): string =>
  source.replaceAll(/\]\(route:([\w-]+)\)/g, (_, name: string) => {
    if (!isRoute(name)) throw new Error(`Unknown route in a page: ${name}.`);
    return `](${linkTo(name as 'index')})`;
  });

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** Markdown to HTML that is safe to show: raw HTML is escaped, other addresses are taken out. */
export const toHtml = (markdown: string): string =>
  micromark(markdown, { allowDangerousProtocol: true })
    .replaceAll(/ (href|src)="([^"]*)"/g, (whole, _name: string, address: string) =>
      SAFE_ADDRESS.test(address) ? whole : '',
    )
    .replaceAll(/<a href="https?:/g, (start) => start.replace('<a', '<a rel="noopener nofollow"'));

/** Fills a page's text with a site's values; its first line is the title. */
export const renderPage = (
  source: string,
  values: PageValues,
  flags: PageFlags,
): { title: string; html: string } => {
  const text = followRoutes(fillIn(chooseParts(source, flags), values));
  const [first = '', ...rest] = text.split('\n');
  return {
    title: first.replace(/^# /, '').replaceAll(/\\(.)/g, '$1'),
    html: toHtml(rest.join('\n')),
  };
};
