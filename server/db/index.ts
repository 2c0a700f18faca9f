export { batched } from './batched.ts';
export type { Database, Db } from './database.ts';
export { openEmbedded } from './embedded.ts';
export { FolderInUse } from './folder-lock.ts';
export { migrate } from './migrate.ts';
export { DatabaseUnreachable, openPostgres } from './postgres.ts';
export { prepared } from './prepared.ts';
export { shaped } from './shaped.ts';
export * as tables from './tables/index.ts';
