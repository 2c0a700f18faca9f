import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { findRefusedTopic } from '../refused-topics/index.ts';
import { answerChat, endChat } from './answer-chat.ts';
import { handOver, keepChat, openChat, releaseChat } from './claims.ts';
import { noteChat } from './notes.ts';
import { findHeld, inboxSites } from './queries.ts';
import { readChat } from './read-chat.ts';
import { readInboxFile } from './read-file.ts';
import { readInbox, readInboxBacklog } from './read-queue.ts';

const ok = { ok: true } as const;

export const inboxRoutes: readonly Route[] = [
  route(contract.inboxBacklog, async ({ core, caller, query }) =>
    readInboxBacklog(core, await inboxSites(core, caller, query.site)),
  ),

  route(contract.inboxQueue, async ({ core, caller, query }) =>
    readInbox(core, caller, await inboxSites(core, caller, query.site)),
  ),

  route(contract.inboxOpen, async ({ core, tx, caller, body: { id, site } }) =>
    openChat(core, tx, caller, id, await inboxSites(core, caller, site)),
  ),

  route(contract.inboxRead, async ({ core, caller, query }) =>
    readChat(core, core.db, caller, await findHeld(core, core.db, caller, query.id)),
  ),

  route(contract.inboxKeep, ({ core, tx, caller, body }) => keepChat(core, tx, caller, body.id)),

  route(contract.inboxRelease, async ({ core, tx, caller, body }) => {
    await releaseChat(core, tx, caller, body.id);
    return ok;
  }),

  route(contract.inboxCheck, async ({ body }) => ({ topic: findRefusedTopic(body.text) })),

  route(contract.inboxAnswer, async ({ core, tx, caller, body }) => {
    await answerChat(core, tx, caller, body);
    return ok;
  }),

  route(contract.inboxEnd, async ({ core, tx, caller, body }) => {
    await endChat(core, tx, caller, body);
    return ok;
  }),

  route(contract.inboxHandOver, async ({ core, tx, caller, body }) => {
    await handOver(core, tx, caller, body);
    return ok;
  }),

  route(contract.inboxNote, ({ core, tx, caller, body }) => noteChat(core, tx, caller, body)),

  route(contract.inboxFile, ({ core, caller, params }) => readInboxFile(core, caller, params.name)),
];
