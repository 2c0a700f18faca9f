export { serveApp } from './app/serve.ts';
export { siteRoutes } from './routes.ts';
export { addCompany, addSite, ensureSite } from './save.ts';
export type { Company, SiteDraft } from './draft.ts';
export { pageBlocks, termsDay, textPages } from './pages.ts';
export { companyOf, forgetSites, measureSites, readSites, siteById, siteOf } from './sites.ts';
export { defaultSettings } from './starter.ts';
export { starterPackages } from './starter-packages.ts';
export { hasChosenLanguage, visitorOf } from './visitor.ts';
