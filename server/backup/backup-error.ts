/** Why there is no backup, or nothing was restored, in words for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
