import { BackupError } from '#server/backup/index.ts';
import { ConfigError } from '#server/config/index.ts';
import { DatabaseDamaged, DatabaseUnreachable, FolderInUse } from '#server/db/index.ts';

const FOR_OPERATORS = [BackupError, ConfigError, DatabaseDamaged, DatabaseUnreachable, FolderInUse];

/** Why a system lets nobody write to a path. */
const UNUSABLE = new Map([
  ['EACCES', 'this user may not'],
  ['EPERM', 'this user may not'],
  ['EROFS', 'it is read-only'],
  ['ENOTDIR', 'there is a file in the way'],
  ['EEXIST', 'there is a file in the way'],
  ['ENOENT', 'there can be no folder'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
]);
const WRITING = ['access', 'mkdir', 'open', 'write'];

/** What the operator can mend is said in one line; anything else is ours and shows where it broke. */
export const explain = (error: unknown): string => {
  for (const kind of FOR_OPERATORS) if (error instanceof kind) return error.message;
  const {
    code = '',
    path,
    port,
    syscall = '',
  } = error as NodeJS.ErrnoException & { port?: number };
  const why = UNUSABLE.get(code);
  if (why !== undefined && path !== undefined && WRITING.includes(syscall)) {
    return `${path} cannot be written to: ${why} (${code}). Set DATA_DIR to a folder that this user may write to.`;
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
