import type { Niche } from '#contract/niches.ts';
import type { Site } from '#server/core/index.ts';
import { colours } from '#server/core/index.ts';
import { Html, html } from '#server/adapters/html.ts';
import { renderChats } from './render-chats.ts';
import { renderPhotos } from './render-photos.ts';
import type { Reader } from './reader.ts';
import { createRenderData } from './render-data.ts';
import { styleOf } from './style.ts';

/** Files that are shown in a way of their own. */
const customSections = new Map([
  ['photos', renderPhotos],
  ['chats', renderChats],
]);

/** In which order the known files are read; others follow. */
const fileOrder = [
  'account',
  'profile',
  'photos',
  'verification',
  'chats',
  'likes',
  'match-finder',
  'people',
  'notifications',
  'orders',
  'credits',
  'invitations',
  'sessions',
  'sign-ins',
  'passkeys',
  'links',
  'complaints',
  'decisions',
  'reports',
];

interface Part {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly data: unknown;
}

const listParts = (reader: Reader, files: ReadonlyMap<string, unknown>): Part[] => {
  const names = [...files.keys()].map((file) => file.replace(/\.json$/, ''));
  const others = names.filter((name) => !fileOrder.includes(name)).toSorted();
  const all = [...fileOrder.filter((name) => names.includes(name)), ...others];
  return all.map((name) => {
    const file = `${name}.json`;
    const heading = reader.headingOfFile(name) ?? { title: file, text: reader.t('unknown') };
    return { file, name, ...heading, data: files.get(file) };
  });
};

const renderSection = (reader: Reader, { file, name, title, text, data }: Part): Html => {
  const content = customSections.get(name)?.(reader, data) ?? createRenderData(reader, name)(data);
  return html`<section id="${name}">
    <h2>${title}</h2>
    <p class="lead">${text} <a href="${file}">${file}</a></p>
    ${content}
  </section> `;
};

/** Nothing runs, and nothing comes from elsewhere, whatever members wrote. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'";

/** The page of an export that a person can read, made of what its files hold. */
export const renderExportPage = (
  reader: Reader,
  { settings }: Pick<Site, 'settings'>,
  now: Date,
  files: ReadonlyMap<string, unknown>,
): string => {
  const { locale, tag, zone, t } = reader;
  const site = settings.name;
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeZone: zone,
  });
  const title = t('title', { site });
  const parts = listParts(reader, files);
  const style = new Html(styleOf(colours[settings.niche as Niche]));
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="content-security-policy" content="${CONTENT_SECURITY_POLICY}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>${t('lead', { site })}</p>
          <p>${t('made', { date: format.format(now), zone })}</p>
        </header>
        <nav aria-labelledby="contents">
          <h2 id="contents">${t('contents')}</h2>
          <ul>
            ${parts.map(({ name, title: partTitle }) => html`<li><a href="#${name}">${partTitle}</a></li> `)}
          </ul>
        </nav>
        <main>${parts.map((part) => renderSection(reader, part))}</main>
      </body>
    </html> `.text;
};
