export { serveApp } from './app/serve-app.ts';
export { siteRoutes } from './routes.ts';
export { addCompany, addSite, ensureSite } from './add-site.ts';
export type { Company, SiteDraft } from './draft.ts';
export { findPageFaults } from './page-faults.ts';
export {
  findTermsDate,
  isStaticPage,
  listTextPages,
  previewPage,
  readOriginalPage,
  readPageBlocks,
} from './pages.ts';
export {
  companyOf,
  clearSiteCache,
  draftedSite,
  listSites,
  measureSites,
  readSites,
  siteById,
  siteOf,
} from './sites.ts';
export { isInDays, readSiteZones } from './site-zones.ts';
export type { SiteZone } from './site-zones.ts';
export { defaultSettings, starterCompany } from './starter.ts';
export { starterPackages } from './starter-packages.ts';
export { hasChosenLanguage, identifyVisitor } from './visitor.ts';
