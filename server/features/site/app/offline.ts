import { createTranslator } from 'use-intl/core';
import type { Locale } from '#contract/locales.ts';
import type { Niche } from '#contract/niches.ts';
import type pushEn from '#messages/en/push.ts';
import { pushMessages } from '#messages/push.ts';
import type { Site } from '#server/core/index.ts';
import { colours } from '#server/core/index.ts';

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const logoShape = (role: string, turn: number) =>
  `<rect x="-7" y="-19" width="14" height="24" rx="7" fill="var(--${role})" transform="translate(16 23.2) rotate(${turn})"/>`;

const STYLE =
  '*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--surface);color:var(--text);font:17px/1.5 system-ui,sans-serif;text-align:center}main{max-width:26rem}svg{width:72px}h1{font-size:1.6rem;line-height:1.2;margin:16px 0 8px}p{margin:0 0 24px;color:var(--text-muted)}a{display:inline-block;min-height:48px;padding:11px 28px;border-radius:999px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid var(--text);outline-offset:3px}';

const ROLES = [
  'surface',
  'text',
  'text-muted',
  'primary',
  'on-primary',
  'logo-a',
  'logo-b',
] as const;

/** Stands by itself: nothing else can be loaded when it is shown. */
export const offlinePage = ({ settings }: Site, locale: Locale): string => {
  const messages = pushMessages[locale] as typeof pushEn;
  const t = createTranslator({ locale, messages });
  const siteColours = colours[settings.niche as Niche];
  const scheme = (index: 0 | 1) =>
    ROLES.map((role) => `--${role}:${siteColours[role][index]}`).join(';');
  const site = escapeHtml(settings.name);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(t('offline.title'))} · ${site}</title><style>:root{${scheme(0)}}@media (prefers-color-scheme:dark){:root{${scheme(1)}}}${STYLE}</style></head><body><main><svg viewBox="0 0 32 32" aria-hidden="true">${logoShape('logo-a', -45)}${logoShape('logo-b', 45)}</svg><h1>${escapeHtml(t('offline.title'))}</h1><p>${escapeHtml(t('offline.text', { site: settings.name }))}</p><a href="">${escapeHtml(t('offline.retry'))}</a></main></body></html>`;
};
