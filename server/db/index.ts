export { anyOf } from './any-of.ts';
export { isUnavailable, sqlState } from './unavailable.ts';
export { batchedRead } from './batched.ts';
export type { Database, Db, EmbeddedDatabase } from './database.ts';
export type { Deadline } from './deadline.ts';
export {
  currentDeadline,
  decideToCommit,
  forSeveral,
  startDeadline,
  withinDeadline,
} from './deadline.ts';
export { DatabaseDamaged, embeddedOn, openEmbedded } from './embedded.ts';
export { deleteInBatches } from './delete-in-batches.ts';
export { fingerprintBands } from './fingerprint-bands.ts';
export { FolderInUse } from './folder-lock.ts';
export { watchDiskSpace } from './full-disk.ts';
export { isInsideTransaction } from './inside-transaction.ts';
export { migrate } from './migrate.ts';
export { poolOptions, QUEUE_STATEMENT_MS, STATEMENT_MS, runLong } from './timeouts.ts';
export { SchemaOutdated } from './schema-version.ts';
export type { PoolUsage } from './usage.ts';
export { openReplicas } from './replicas.ts';
export type { Replica, Replicas } from './replicas.ts';
export { DatabaseUnreachable, openPostgres } from './postgres.ts';
export { prepared } from './prepared.ts';
export { preparedByShape } from './prepared-by-shape.ts';
export { statement } from './statement.ts';
export * as tables from './tables/index.ts';
