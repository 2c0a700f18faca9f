import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import type { Locale } from '../locales.ts';
import type { RouteName } from '../routes.ts';
import { CONSOLE_PATH } from './paths.ts';
import { siteId } from './sites.ts';

/** The pages of a site that can be looked at before it is published. */
export const previewedPages = [
  'index',
  'pricing',
  'signup',
] as const satisfies readonly RouteName[];

export type PreviewedPage = (typeof previewedPages)[number];

export const PREVIEW_PATH = `${CONSOLE_PATH}/preview`;

interface PreviewAddress {
  readonly token: string;
  readonly page: PreviewedPage;
  readonly lang: Locale;
  readonly scheme: 'light' | 'dark';
}

/** Where a page of a draft is shown, to whoever was given the token and to nobody else. */
export const previewPath = (address: PreviewAddress): string =>
  `${PREVIEW_PATH}?${new URLSearchParams({ ...address })}`;

export const sitePreviewOpen = endpoint({
  name: 'sitePreviewOpen',
  method: 'POST',
  path: '/api/admin/sites/preview.php',
  summary:
    'Lets whoever asks look at the site as its draft has it, for some minutes and in this session.',
  access: 'staff',
  right: 'sites.edit',
  body: z.object({ site: siteId }),
  answer: z.object({
    /** Null for a draft that cannot be shown. */
    token: z.nullable(z.string()),
    /** The fields whose values do not fit. */
    misfits: z.array(z.string()),
  }),
  errors: { site_not_found: 404 },
  once: false,
  limit: { max: 600, seconds: 600 },
});
