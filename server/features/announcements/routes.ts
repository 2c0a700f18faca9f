import * as contract from '#contract/console/index.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { addAnnouncement, deleteAnnouncement, saveAnnouncement } from './edit-announcement.ts';
import { listAnnouncements } from './list-announcements.ts';
import { previewText, sendTest } from './preview-mail.ts';
import { readAnnouncement } from './queries.ts';
import {
  countReaders,
  haltAnnouncement,
  resumeAnnouncement,
  startAnnouncement,
} from './start-announcement.ts';
import { toAnnouncement } from './views.ts';

const readOne = async (core: Core, caller: Caller, id: string) =>
  toAnnouncement(core, core.db, await readAnnouncement(core.db, caller, id));

export const announcementRoutes: readonly Route[] = [
  route(contract.announcementList, ({ core, caller, query }) =>
    listAnnouncements(core, caller, query),
  ),
  route(contract.announcementRead, ({ core, caller, query }) => readOne(core, caller, query.id)),
  route(contract.announcementFollow, ({ core, caller, query }) => readOne(core, caller, query.id)),
  route(contract.announcementAdd, ({ core, tx, caller, body }) =>
    addAnnouncement(core, tx, caller, body),
  ),
  route(contract.announcementSave, ({ core, tx, caller, body }) =>
    saveAnnouncement(core, tx, caller, body),
  ),
  route(contract.announcementDelete, async ({ core, tx, caller, body }) => {
    await deleteAnnouncement(core, tx, caller, body.id);
    return { ok: true } as const;
  }),

  route(contract.announcementCount, ({ core, caller, query }) =>
    countReaders(core, caller, query.id),
  ),
  route(contract.announcementPreview, ({ core, caller, query }) =>
    previewText(core, caller, query),
  ),
  route(contract.announcementTest, ({ core, tx, caller, body }) =>
    sendTest(core, tx, caller, body),
  ),

  routeWithPrepare(
    contract.announcementStart,
    ({ core, caller, body }) => countReaders(core, caller, body.id),
    ({ core, tx, caller, body, prepared }) => startAnnouncement(core, tx, caller, body, prepared),
  ),
  route(contract.announcementHalt, ({ core, tx, caller, body }) =>
    haltAnnouncement(core, tx, caller, body),
  ),
  route(contract.announcementResume, ({ core, tx, caller, body }) =>
    resumeAnnouncement(core, tx, caller, body.id),
  ),
];
