import * as contract from '../../../../contract/members/index.ts';
import type { Route } from '../../../http/index.ts';
import { route, routeWithPrepare } from '../../../http/index.ts';
import { addPhoto, preparePhoto } from './add.ts';
import { readFile } from './file.ts';
import { deletePhoto, orderPhotos, ownerOf, readPhotos } from './own.ts';
import { listPhotos, listSelfies, reviewPhoto, reviewSelfie } from './reviews.ts';
import { askVerification, prepareSelfie, withdrawVerification } from './verification.ts';

const ok = { ok: true } as const;

const ownRoutes: readonly Route[] = [
  route(contract.photos, ({ core, caller }) =>
    readPhotos(core.db, ownerOf(caller).profileId, caller.session?.user?.paid_user === true),
  ),

  routeWithPrepare(
    contract.photoAdd,
    ({ core, caller, body, query }) => preparePhoto(core, caller, body, query.crop),
    ({ core, tx, caller, prepared }) => addPhoto(core, tx, caller, prepared),
  ),

  route(contract.photosOrder, ({ core, tx, caller, body }) =>
    orderPhotos(core, tx, ownerOf(caller), body.order),
  ),

  route(contract.photoDelete, ({ core, tx, caller, body }) =>
    deletePhoto(core, tx, ownerOf(caller), body.id),
  ),

  routeWithPrepare(
    contract.verificationAsk,
    ({ core, caller, body }) => prepareSelfie(core, caller, body),
    async ({ core, tx, caller, prepared }) => {
      await askVerification(core, tx, ownerOf(caller), prepared);
      return ok;
    },
  ),

  route(contract.verificationWithdraw, async ({ core, tx, caller }) => {
    await withdrawVerification(core, tx, ownerOf(caller));
    return ok;
  }),
];

const staffRoutes: readonly Route[] = [
  route(contract.photoReviews, ({ core, caller }) => listPhotos(core, caller.site)),

  route(contract.photoReview, async ({ core, tx, caller, body }) => {
    await reviewPhoto(core, tx, caller, body);
    return ok;
  }),

  route(contract.selfieReviews, ({ core, caller }) => listSelfies(core, caller.site)),

  route(contract.selfieReview, async ({ core, tx, caller, body }) => {
    await reviewSelfie(core, tx, caller, body);
    return ok;
  }),
];

export const photoRoutes: readonly Route[] = [
  route(contract.photoFile, ({ core, caller, params }) => readFile(core, caller, params.name)),
  ...ownRoutes,
  ...staffRoutes,
];
