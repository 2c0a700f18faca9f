import { and, eq } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { hashOf, logSecurityEvent, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { countDown, resetCount, countUp, networksOf } from '#server/http/index.ts';

const { signIns } = tables;
const { login } = limits;
const BLOCK_SECONDS = login.blockMinutes * 60;

/** The account somebody tries to enter; one that does not exist is counted like any other. */
export interface LoginTarget {
  readonly userId: string | null;
  readonly key: string;
}

/** Whether the caller's network is one where the member has signed in before. */
export const isKnownNetwork = async (
  core: Core,
  { network }: Pick<Caller, 'network'>,
  userId: string,
): Promise<boolean> => {
  const [row] = await core.db
    .select({ device: signIns.device })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.networkHash, hashOf(network))))
    .limit(1);
  return row !== undefined;
};

const accountKeyOf = ({ network }: Caller, { key }: LoginTarget) => `login:${key}:${network}`;
const networkKeyOf = (who: string) => `login-network:${who}`;
const strangerKeyOf = ({ key }: LoginTarget) => `login-stranger:${key}`;

/**
 * Counts a try before it is made, so that many at once cannot outrun the count. Networks where the
 * member has signed in before have a count of their own: strangers elsewhere never use it up, so
 * that nobody can keep a member out.
 */
export const countAttempt = async (
  core: Core,
  caller: Caller,
  target: LoginTarget,
): Promise<void> => {
  const counts = [
    await countUp(core, accountKeyOf(caller, target), { max: login.tries, seconds: BLOCK_SECONDS }),
  ];
  for (const { key: who, factor: times } of networksOf(caller)) {
    counts.push(
      await countUp(core, networkKeyOf(who), {
        max: login.networkTries * times,
        seconds: BLOCK_SECONDS,
      }),
    );
  }
  if (target.userId === null || !(await isKnownNetwork(core, caller, target.userId))) {
    counts.push(
      await countUp(core, strangerKeyOf(target), {
        max: login.strangerTries,
        seconds: BLOCK_SECONDS,
      }),
    );
  }
  const blocked = counts.filter(({ over }) => over).map(({ wait }) => wait);
  if (blocked.length === 0) return;
  logSecurityEvent(core, caller, 'sign_in_blocked', { account: target.userId });
  const wait = Math.max(...blocked);
  const values = { minutes: Math.ceil(wait / 60), retry_after: wait };
  throw new Refusal('account_blocked', { values });
};

/** The try was right, and all that were wrong before it are forgiven here. */
export const resetAttempts = async (
  core: Core,
  caller: Caller,
  target: LoginTarget,
): Promise<void> => {
  await resetCount(core, accountKeyOf(caller, target));
  for (const { key: who } of networksOf(caller)) await countDown(core, networkKeyOf(who));
  await countDown(core, strangerKeyOf(target));
};
