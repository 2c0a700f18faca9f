import {
  siteDraftSave,
  siteDraftUndo,
  siteHistory,
  sitePageSave,
  sitePublish,
  siteRead,
  siteRestore,
  siteReview,
} from './site-drafts.ts';
import { sitePageOriginal, sitePagePreview } from './site-pages.ts';
import { sitePreviewOpen } from './site-preview.ts';
import { companyAdd, siteAdd, siteClose, siteDomainCheck, siteList } from './sites.ts';

/** The calls about sites and what stands on them. */
export const siteCalls = {
  siteList,
  siteAdd,
  companyAdd,
  siteClose,
  siteRead,
  siteDraftSave,
  sitePageSave,
  siteDraftUndo,
  siteReview,
  sitePublish,
  siteHistory,
  siteRestore,
  siteDomainCheck,
  sitePageOriginal,
  sitePagePreview,
  sitePreviewOpen,
} as const;
