export { serveApp } from './app/serve-app.ts';
export { siteRoutes } from './routes.ts';
export { addCompany, addSite, ensureSite } from './add-site.ts';
export type { Company, SiteDraft } from './draft.ts';
export { isPageSound } from './page-values.ts';
export { readPageBlocks, findTermsDate, listTextPages } from './pages.ts';
export {
  companyOf,
  clearSiteCache,
  listSites,
  measureSites,
  readSites,
  siteById,
  siteOf,
} from './sites.ts';
export { defaultSettings, starterCompany } from './starter.ts';
export { starterPackages } from './starter-packages.ts';
export { hasChosenLanguage, identifyVisitor } from './visitor.ts';
