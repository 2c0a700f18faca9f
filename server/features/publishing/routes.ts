import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { foundCompany, foundSite } from './add-site.ts';
import { checkDomain } from './check-domain.ts';
import { closeSite } from './close-site.ts';
import { restoreVersion, saveDraft, savePage, undoChanges } from './edit-draft.ts';
import { readHistory } from './read-history.ts';
import { previewText, readOriginal } from './preview-page.ts';
import { publishDraft } from './publish-draft.ts';
import { listEditableSites, readSite } from './read-sites.ts';
import { readReview } from './review-draft.ts';
import { openPreview } from './serve-preview.ts';

export const publishingRoutes: readonly Route[] = [
  route(contract.siteList, ({ core, caller }) => listEditableSites(core, caller)),
  route(contract.siteAdd, ({ core, tx, caller, body }) => foundSite(core, tx, caller, body)),
  route(contract.companyAdd, ({ core, tx, caller, body }) => foundCompany(core, tx, caller, body)),
  route(contract.siteClose, ({ core, tx, caller, body }) => closeSite(core, tx, caller, body)),

  route(contract.siteRead, ({ core, caller, query }) => readSite(core, caller, query.site)),
  route(contract.siteDraftSave, ({ core, tx, caller, body }) => saveDraft(core, tx, caller, body)),
  route(contract.sitePageSave, ({ core, tx, caller, body }) => savePage(core, tx, caller, body)),
  route(contract.siteDraftUndo, ({ core, tx, caller, body }) =>
    undoChanges(core, tx, caller, body),
  ),

  route(contract.siteReview, ({ core, caller, query }) => readReview(core, caller, query.site)),
  route(contract.sitePublish, ({ core, tx, caller, body }) => publishDraft(core, tx, caller, body)),
  route(contract.siteHistory, ({ core, caller, query }) => readHistory(core, caller, query)),
  route(contract.siteRestore, ({ core, tx, caller, body }) =>
    restoreVersion(core, tx, caller, body),
  ),

  route(contract.sitePageOriginal, ({ core, caller, query }) => readOriginal(core, caller, query)),
  route(contract.sitePagePreview, ({ core, tx, caller, body }) =>
    previewText(core, tx, caller, body),
  ),
  route(contract.sitePreviewOpen, ({ core, tx, caller, body }) =>
    openPreview(core, tx, caller, body.site),
  ),

  route(contract.siteDomainCheck, ({ core, caller, query }) => checkDomain(core, caller, query)),
];
