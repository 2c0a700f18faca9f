export { serveDomainChecks } from './check-domain.ts';
export { publishingRoutes } from './routes.ts';
export { servePreviews } from './serve-preview.ts';
