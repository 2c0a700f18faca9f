import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Core } from '#server/core/index.ts';
import { isFromThisMachine } from './from-this-machine.ts';

interface OutboxItem {
  readonly channel: string;
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

const PATH = '/dev/outbox';

const MAX_SHOWN = 50;

/** As they are named when they are kept; anything else is no mail. */
const FILE = /^\d+-[\da-f-]{36}\.json$/;

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const withLinks = (text: string) =>
  escape(text).replaceAll(/https?:\/\/[^\s]+/g, (url) => `<a href="${url}">${url}</a>`);

const attachmentsOf = (file: string, { attachments = [] }: OutboxItem) =>
  attachments
    .map(({ filename }, at) => `<li><a href="${PATH}/${file}/${at}">${escape(filename)}</a></li>`)
    .join('');

const show = ([file, item]: readonly [string, OutboxItem]) =>
  `<article><h2>${escape(item.subject ?? item.channel)}</h2><p>${escape(item.channel)} → ${escape(item.to)}</p><pre>${withLinks(item.text)}</pre><ul>${attachmentsOf(file, item)}</ul></article>`;

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}article{border-top:1px solid #ccc}';

/** Lets whoever tries the product read the mails and text messages it did not send. */
export const serveOutbox = (app: FastifyInstance, core: Core, folder: string): void => {
  const { mode, databaseUrl, smtpUrl, smsUrl } = core.config;
  if ((smtpUrl !== null && smsUrl !== null) || (mode === 'production' && databaseUrl !== null))
    return;
  const read = async (file: string) =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as OutboxItem;
  app.get(PATH, async (request, reply) => {
    // Links in mails are keys: nobody but the person at this machine reads them.
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const files = await readdir(folder).catch(() => []);
    const newest = files
      .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
      .toSorted()
      .toReversed()
      .slice(0, MAX_SHOWN);
    const items = await Promise.all(newest.map(async (file) => [file, await read(file)] as const));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(
        `<!doctype html><html lang="en"><title>Outbox</title><style>${STYLE}</style><h1>Outbox</h1>${items.map(show).join('') || '<p>Nothing yet.</p>'}</html>`,
      );
  });
  app.get<{ Params: { file: string; at: string } }>(`${PATH}/:file/:at`, async (request, reply) => {
    const { file, at } = request.params;
    if (!isFromThisMachine(request) || !FILE.test(file)) return reply.callNotFound();
    const item = await read(file).catch(() => null);
    const found = item?.attachments?.[Number(at)];
    if (!found) return reply.callNotFound();
    return reply
      .type(found.contentType)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${found.filename}"`)
      .send(Buffer.from(found.content, 'base64'));
  });
};
