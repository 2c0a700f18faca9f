import * as contract from '#contract/members/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { addPhoto, preparePhoto } from './add-photo.ts';
import { readPhotoFile } from './read-photo-file.ts';
import { isPremium, memberIdsOf } from '#server/features/accounts/index.ts';
import { deletePhoto, orderPhotos, readOwnPhotos } from './own-photos.ts';
import {
  requestVerification,
  prepareSelfie,
  withdrawVerification,
} from './request-verification.ts';

const ok = { ok: true } as const;

const ownRoutes: readonly Route[] = [
  route(contract.photos, ({ core, caller }) =>
    readOwnPhotos(core.db, memberIdsOf(caller).profileId, isPremium(caller)),
  ),

  routeWithPrepare(
    contract.photoAdd,
    ({ core, caller, body, query }) => preparePhoto(core, caller, body, query.crop),
    ({ core, tx, caller, prepared }) => addPhoto(core, tx, caller, prepared),
  ),

  route(contract.photosOrder, ({ core, tx, caller, body }) =>
    orderPhotos(core, tx, memberIdsOf(caller), body.order),
  ),

  route(contract.photoDelete, ({ core, tx, caller, body }) =>
    deletePhoto(core, tx, memberIdsOf(caller), body.id),
  ),

  routeWithPrepare(
    contract.verificationAsk,
    ({ core, caller, body }) => prepareSelfie(core, caller, body),
    async ({ core, tx, caller, prepared }) => {
      await requestVerification(core, tx, caller, prepared);
      return ok;
    },
  ),

  route(contract.verificationWithdraw, async ({ core, tx, caller }) => {
    await withdrawVerification(core, tx, memberIdsOf(caller));
    return ok;
  }),
];

export const photoRoutes: readonly Route[] = [
  route(contract.photoFile, ({ core, caller, params }) => readPhotoFile(core, caller, params.name)),
  ...ownRoutes,
];
