import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { announcementPreview, announcementTest } from '#contract/console/index.ts';
import { ANNOUNCEMENT_PREVIEW_PATH } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';
import { linkTo } from '#contract/routes.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { composeMail, newId, queueMail } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Identify } from '#server/http/index.ts';
import { sendFrame } from '#server/http/index.ts';
import { bundleOf, writeNotice } from '#server/features/notifications/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { maySend } from './policy.ts';
import type { AnnouncementRecord } from './queries.ts';
import { readAnnouncement, siteOfAnnouncement } from './queries.ts';

const { announcements } = tables;

/** The account of nobody: what a mail that goes to no member offers to switch off. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The mail as a member would get it, to somebody of the staff. */
const writeMail = async (
  core: Core,
  db: Db,
  row: AnnouncementRecord,
  { name, email }: { readonly name: string; readonly email: string },
  locale: Locale,
) => {
  const { id, kind, page, texts } = row;
  const site = await siteOfAnnouncement(core, db, row);
  const recipient = {
    userId: NOBODY,
    profileId: NOBODY,
    email,
    name,
    language: locale,
    timeZone: 'UTC',
    pushTexts: false,
  };
  const { subject = '', body = '' } = texts[locale] ?? {};
  const text = { subject: subject || '…', body };
  const item = { id: newId(), at: core.clock.now() };
  const announcement = { id, site, kind, path: linkTo(page) };
  return writeNotice(core, bundleOf(announcement, { recipient, text }, 'email', item));
};

/** The mail of an announcement as text. */
export const previewText = async (
  core: Core,
  caller: Caller,
  { id, locale }: CheckedInput<typeof announcementPreview>['query'],
): Promise<Answer<typeof announcementPreview>> => {
  const row = await readAnnouncement(core.db, caller, id);
  const mail = await writeMail(core, core.db, row, staffOf(caller), locale);
  const { subject = '', text = '' } = mail ? composeMail(core, mail) : {};
  return { subject, text };
};

/** Sends the mail to whoever asks. */
export const sendTest = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, locale }: CheckedInput<typeof announcementTest>['body'],
): Promise<{ to: string }> => {
  const row = await readAnnouncement(tx.db, caller, id);
  const person = staffOf(caller);
  const mail = await writeMail(core, tx.db, row, person, locale);
  if (mail) await queueMail(core, tx, { ...mail, member: undefined });
  await writeAudit(core, tx, caller, {
    action: 'announcement_tested',
    site: row.siteId,
    target: ['announcement', id],
    values: { kind: row.kind, language: locale },
  });
  return { to: person.email };
};

const address = z.object({
  id: z.uuid(),
  lang: z.enum(locales),
  scheme: z.enum(['light', 'dark']),
});

/** Mail programs choose the colours by their own scheme; a frame is told which one it has. */
const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html
    .replaceAll(
      '@media (prefers-color-scheme:dark)',
      scheme === 'dark' ? '@media all' : '@media not all',
    )
    .replace('content="light dark"', `content="${scheme}"`)
    .replace('color-scheme:light dark', `color-scheme:${scheme}`)
    .replace('<body', '<body inert');

/** Shows the HTML of the mail in a frame of the console, to whoever may send it. */
export const serveAnnouncementPreviews = (
  app: FastifyInstance,
  core: Core,
  identify: Identify,
): void => {
  app.get(ANNOUNCEMENT_PREVIEW_PATH, async (request, reply) => {
    const { data } = address.safeParse(request.query);
    const { staff } = await identify(request);
    if (!data || !staff || staff.isLocked) return reply.callNotFound();
    const [row] = await core.db.select().from(announcements).where(eq(announcements.id, data.id));
    if (!row || !maySend(staff.roles, row.siteId)) return reply.callNotFound();
    const mail = await writeMail(core, core.db, row, staff, data.lang);
    if (!mail) return reply.callNotFound();
    return sendFrame(reply, inScheme(composeMail(core, mail).html, data.scheme));
  });
};
