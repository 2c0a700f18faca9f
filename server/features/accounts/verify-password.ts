import { eq } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { lockUser } from './lock-account.ts';
import { isPasswordCorrect } from './passwords.ts';
import type { User } from './queries.ts';

const { users } = tables;

/** A password that was right a moment ago, and the field it was typed in. */
export interface PasswordProof {
  readonly user: User;
  readonly field: string;
}

/** Asks for the member's own password again before something that cannot be undone. */
export const verifyPassword = async (
  core: Core,
  userId: string,
  password: string,
  field: string,
): Promise<PasswordProof> => {
  const [user] = await core.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal('authentication_required');
  if (!(await isPasswordCorrect(user.passwordHash, password)))
    throw refuseFields({ [field]: 'old_password' });
  return { user, field };
};

/** Locks the account of a proof, which is none any more if the password was changed meanwhile. */
export const lockVerifiedUser = async (tx: Tx, { user, field }: PasswordProof): Promise<User> => {
  const locked = await lockUser(tx, user.id);
  if (locked.passwordHash !== user.passwordHash) throw refuseFields({ [field]: 'old_password' });
  return locked;
};
