import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import { claimPictures, releasePictures } from './claim-pictures.ts';
import { decidePicture, passPicture, undoDecision } from './decide-picture.ts';
import { markUnlawful } from './mark-unlawful.ts';
import { readReviewFile } from './read-file.ts';
import { readBacklog, readQueue } from './read-queue.ts';

const ok = { ok: true } as const;

export const reviewRoutes: readonly Route[] = [
  route(contract.reviewBacklog, ({ core, caller, query }) =>
    readBacklog(core, sitesWithRight(caller, 'photos.review', query.site)),
  ),

  route(contract.reviewQueue, ({ core, caller, query: { kind, site } }) =>
    readQueue(core, caller, kind, sitesWithRight(caller, 'photos.review', site)),
  ),

  route(contract.reviewClaim, ({ core, tx, caller, body: { kind, site } }) =>
    claimPictures(core, tx, caller, kind, sitesWithRight(caller, 'photos.review', site)),
  ),

  route(contract.reviewRelease, async ({ core, tx, caller, body }) => {
    await releasePictures(core, tx, caller, body.kind);
    return ok;
  }),

  route(contract.reviewDecide, ({ core, tx, caller, body }) =>
    decidePicture(core, tx, caller, body),
  ),

  route(contract.reviewUndo, async ({ core, tx, caller, body }) => {
    await undoDecision(core, tx, caller, body);
    return ok;
  }),

  route(contract.reviewPass, async ({ core, tx, caller, body }) => {
    await passPicture(core, tx, caller, body);
    return ok;
  }),

  route(contract.reviewUnlawful, async ({ core, tx, caller, body }) => {
    await markUnlawful(core, tx, caller, body);
    return ok;
  }),

  route(contract.reviewFile, ({ core, caller, params }) =>
    readReviewFile(core, caller, params.name),
  ),
];
