export { serveDomainChecks } from './check-domain.ts';
export { publishingRoutes } from './routes.ts';
