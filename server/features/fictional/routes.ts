import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { requireFictionalSite } from './policy.ts';
import {
  addFictionalPhoto,
  deleteFictionalPhoto,
  orderFictionalPhotos,
  prepareFictionalPhoto,
  readFictionalFile,
} from './profiles/photos.ts';
import { requireProfile } from './profiles/queries.ts';
import { retireProfile, returnProfile } from './profiles/retire-profile.ts';
import { addProfile, prepareUnknownPassword, saveProfile } from './profiles/save-profile.ts';
import { listProfiles, toProfile } from './profiles/views.ts';

const ok = { ok: true } as const;

export const fictionalRoutes: readonly Route[] = [
  route(contract.fictionalList, async ({ core, caller, query }) =>
    listProfiles(core, await requireFictionalSite(core, caller, 'fictional.edit', query.site)),
  ),

  route(contract.fictionalRead, async ({ core, caller, query }) =>
    toProfile(core, core.db, await requireProfile(core, caller, query.id)),
  ),

  routeWithPrepare(
    contract.fictionalAdd,
    prepareUnknownPassword,
    ({ core, tx, caller, body, prepared }) => addProfile(core, tx, caller, body, prepared),
  ),

  route(contract.fictionalSave, ({ core, tx, caller, body }) =>
    saveProfile(core, tx, caller, body),
  ),

  route(contract.fictionalRetire, async ({ core, tx, caller, body }) => {
    await retireProfile(core, tx, caller, body);
    return ok;
  }),

  route(contract.fictionalReturn, async ({ core, tx, caller, body }) => {
    await returnProfile(core, tx, caller, body);
    return ok;
  }),

  routeWithPrepare(
    contract.fictionalPhotoAdd,
    ({ core, caller, query, body }) => prepareFictionalPhoto(core, caller, query.id, body),
    ({ core, tx, caller, query, prepared }) =>
      addFictionalPhoto(core, tx, caller, query.id, prepared),
  ),

  route(contract.fictionalPhotosOrder, ({ core, tx, caller, body }) =>
    orderFictionalPhotos(core, tx, caller, body),
  ),

  route(contract.fictionalPhotoDelete, ({ core, tx, caller, body }) =>
    deleteFictionalPhoto(core, tx, caller, body),
  ),

  route(contract.fictionalFile, ({ core, caller, params }) =>
    readFictionalFile(core, caller, params.name),
  ),

  ...inboxRoutes,
];
