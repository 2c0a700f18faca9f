import { appPaths, iconPath, sharedPhotos } from '#contract/app.ts';
import type { Locale } from '#contract/locales.ts';
import { localeOfSite } from '#contract/locales.ts';
import type { Niche } from '#contract/niches.ts';
import { surfaces } from '#contract/niches.ts';
import { linkTo } from '#contract/routes.ts';
import type memberEn from '#messages/en/member.ts';
import type { Site } from '#server/core/index.ts';

const MAX_SHORT_NAME = 12;

const icon = (name: '192' | '512' | 'maskable', purpose: 'any' | 'maskable') => {
  const sizes = name === '192' ? '192x192' : '512x512';
  return { src: iconPath(name), sizes, type: 'image/png', purpose };
};

/** Of a long name the first word will do on a home screen. */
const shortName = (name: string) =>
  name.length > MAX_SHORT_NAME ? (name.split(' ')[0] ?? name) : name;

/** How a site installs as an app. */
export const buildManifest = async (
  { settings, domainLanguage }: Site,
  lang: Locale,
): Promise<object> => {
  const messagesUrl = new URL(`../../../../messages/${lang}/member.ts`, import.meta.url);
  const { default: texts } = (await import(messagesUrl.href)) as { default: typeof memberEn };
  const [surface] = surfaces[settings.niche as Niche];
  return {
    id: '/',
    name: settings.name,
    short_name: shortName(settings.name),
    // What the operator wrote is in one language.
    ...(lang === localeOfSite(domainLanguage) && {
      description: settings.description || settings.index_title,
    }),
    lang,
    dir: 'ltr',
    start_url: linkTo('members', {}, { source: 'app' }),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: surface,
    background_color: surface,
    categories: ['social', 'lifestyle'],
    icons: [
      icon('192', 'any'),
      icon('512', 'any'),
      icon('maskable', 'maskable'),
      { src: iconPath('badge'), sizes: '96x96', type: 'image/png', purpose: 'monochrome' },
    ],
    shortcuts: [
      { name: texts.nav.messages, url: linkTo('chats') },
      { name: texts.nav.likes, url: linkTo('likes') },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('192', 'any')] })),
    share_target: {
      action: appPaths.share,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: sharedPhotos.field,
            accept: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
          },
        ],
      },
    },
  };
};
