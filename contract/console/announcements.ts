import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, oneOf, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import type { Locale } from '../locales.ts';
import { locales } from '../locales.ts';
import {
  announcement,
  announcementFields,
  announcementKinds,
  announcementRow,
  announcementViews,
} from './announcement-views.ts';
import { CONSOLE_PATH } from './paths.ts';
import { siteId } from './sites.ts';

const right = 'announcements.send';

const notFound = { announcement_not_found: 404 } as const;

const changeErrors = {
  ...notFound,
  announcement_changed: 409,
  announcement_started: 409,
} as const;

export const announcementList = endpoint({
  name: 'announcementList',
  method: 'GET',
  path: '/api/admin/announcements.php',
  summary: 'News and promotions to members, the latest first.',
  access: 'staff',
  right,
  query: z.object({
    site: z.optional(wholeNumber(1, 999_999)),
    view: z.optional(oneOf(announcementViews)),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({ announcements: z.array(announcementRow), next: z.nullable(z.string()) }),
  errors: {},
});

export const announcementRead = endpoint({
  name: 'announcementRead',
  method: 'GET',
  path: '/api/admin/announcements/read.php',
  summary: 'An announcement with its texts, and what became of it.',
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  answer: announcement,
  errors: notFound,
});

export const announcementFollow = endpoint({
  name: 'announcementFollow',
  method: 'GET',
  path: '/api/admin/announcements/follow.php',
  summary: 'The same, as its page asks for it by itself while it is being sent.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ id: uuid }),
  answer: announcement,
  errors: notFound,
});

export const announcementAdd = endpoint({
  name: 'announcementAdd',
  method: 'POST',
  path: '/api/admin/announcements.php',
  summary: 'Begins an announcement on a site, or again what another one said. It is a draft.',
  access: 'staff',
  right,
  body: z.object({
    site: siteId,
    kind: z.enum(announcementKinds),
    copy_of: z.optional(uuid),
  }),
  answer: z.object({ id: uuid }),
  errors: notFound,
  limit: { max: 60, seconds: 3600 },
});

export const announcementSave = endpoint({
  name: 'announcementSave',
  method: 'PUT',
  path: '/api/admin/announcements/read.php',
  summary: 'Changes a draft, unless somebody else has changed it meanwhile.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, seen: z.int(), fields: announcementFields }),
  answer: announcement,
  errors: changeErrors,
});

export const announcementDelete = endpoint({
  name: 'announcementDelete',
  method: 'DELETE',
  path: '/api/admin/announcements/read.php',
  summary: 'Deletes a draft. What was ever started stays.',
  access: 'staff',
  right,
  body: z.object({ id: uuid }),
  answer: okAnswer,
  errors: { ...notFound, announcement_started: 409 },
});

const announcementCounts = z.object({
  /** Of which draft: sending it has to name the same. */
  revision: z.int(),
  /** All who are meant. */
  people: z.int(),
  /** Of these, who gets a mail, who is told on the page and by push only, and who gets nothing. */
  mailed: z.int(),
  without_mail: z.int(),
  off: z.int(),
  /** Who would get nothing because nobody has written what they could read. */
  without_text: z.int(),
  /** Those who are told, by the language in which they read the product. */
  languages: z.array(
    z.object({ language: z.enum(locales), text: z.enum(locales), people: z.int() }),
  ),
});

export type AnnouncementCounts = z.infer<typeof announcementCounts>;

export const announcementCount = endpoint({
  name: 'announcementCount',
  method: 'GET',
  path: '/api/admin/announcements/count.php',
  summary: 'Whom a draft would reach now, in which language, and who gets nothing.',
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  answer: announcementCounts,
  errors: notFound,
  limit: { max: 60, seconds: 600 },
});

export const announcementPreview = endpoint({
  name: 'announcementPreview',
  method: 'GET',
  path: '/api/admin/announcements/preview.php',
  summary: 'The mail of an announcement in one language, as text; a frame shows its HTML.',
  access: 'staff',
  right,
  query: z.object({ id: uuid, locale: oneOf(locales) }),
  answer: z.object({ subject: z.string(), text: z.string() }),
  errors: notFound,
});

export const announcementTest = endpoint({
  name: 'announcementTest',
  method: 'POST',
  path: '/api/admin/announcements/test.php',
  summary: 'Mails an announcement in one language to whoever asks, and to nobody else.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, locale: z.enum(locales) }),
  answer: z.object({ to: z.string() }),
  errors: notFound,
  limit: { max: 30, seconds: 3600 },
});

export const announcementStart = endpoint({
  name: 'announcementStart',
  method: 'POST',
  path: '/api/admin/announcements/start.php',
  summary: 'Sends an announcement, now or from a moment on. From then on it cannot be edited.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({ id: uuid, seen: z.int(), at: z.nullable(timestamp) }),
  answer: announcement,
  errors: { ...changeErrors, announcement_unwritten: 409, announcement_for_nobody: 409 },
});

export const announcementHalt = endpoint({
  name: 'announcementHalt',
  method: 'POST',
  path: '/api/admin/announcements/halt.php',
  summary:
    'Pauses or stops an announcement at once, or makes one that has not begun a draft again.',
  access: 'staff',
  right,
  body: z.object({ id: uuid, how: z.enum(['pause', 'stop', 'recall']) }),
  answer: announcement,
  errors: { ...notFound, announcement_not_running: 409 },
});

export const announcementResume = endpoint({
  name: 'announcementResume',
  method: 'POST',
  path: '/api/admin/announcements/resume.php',
  summary: 'Goes on with an announcement that was paused.',
  access: 'staff',
  right,
  proof: true,
  body: z.object({ id: uuid }),
  answer: announcement,
  errors: { ...notFound, announcement_not_running: 409 },
});

export const ANNOUNCEMENT_PREVIEW_PATH = `${CONSOLE_PATH}/announcement-preview`;

/** Where the mail of an announcement is shown in a frame. A new revision has a new address. */
export const announcementPreviewPath = (address: {
  readonly id: string;
  readonly lang: Locale;
  readonly scheme: 'light' | 'dark';
  readonly revision: number;
}): string =>
  `${ANNOUNCEMENT_PREVIEW_PATH}?${new URLSearchParams({ ...address, revision: String(address.revision) })}`;

/** Every call about announcements. */
export const announcementCalls = {
  announcementList,
  announcementRead,
  announcementFollow,
  announcementAdd,
  announcementSave,
  announcementDelete,
  announcementCount,
  announcementPreview,
  announcementTest,
  announcementStart,
  announcementHalt,
  announcementResume,
} as const;
