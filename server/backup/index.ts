export { BackupError } from './backup-error.ts';
export { makeBackup } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export type { Stores } from './stores.ts';
