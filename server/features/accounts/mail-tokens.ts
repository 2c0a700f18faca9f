import { and, eq, inArray, isNull, lt } from '#server/db/sql.ts';
import type { Core, Job, Site, Tx } from '#server/core/index.ts';
import { hashOf, addTime, newId, newToken } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser, lockUsers } from './lock-account.ts';

const { mailTokens, signupDrafts, users } = tables;

type MailToken = typeof mailTokens.$inferSelect;

interface TokenRequest {
  readonly userId: string;
  readonly kind: MailToken['kind'];
  readonly hours: number;
  /** The address that the link confirms, where it is a new one. */
  readonly email?: string;
}

/**
 * Makes the secret of a mailed link. The links of the same kind before it stop working, except those
 * of a signup: mails come late and in any order, and the first one is opened first.
 */
export const issueToken = async (core: Core, tx: Tx, request: TokenRequest): Promise<string> => {
  const { userId, kind, hours, email = null } = request;
  const now = core.clock.now();
  const token = newToken();
  await lockUser(tx, userId);
  if (kind !== 'activation') await revokeTokens(tx, userId, kind);
  await tx.db.insert(mailTokens).values({
    id: newId(now.getTime()),
    userId,
    kind,
    tokenHash: hashOf(token),
    email,
    createdAt: now,
    expiresAt: addTime(now, { hours }),
  });
  return token;
};

/** The link of a secret with its account, which is locked; null if it is unknown, foreign or too old. */
export const findToken = async (
  core: Core,
  tx: Tx,
  site: Site,
  kind: MailToken['kind'],
  token: string,
) => {
  const find = () =>
    tx.db
      .select()
      .from(mailTokens)
      .where(and(eq(mailTokens.tokenHash, hashOf(token)), eq(mailTokens.kind, kind)));
  const [unlocked] = await find();
  if (!unlocked) return null;
  const [user] = await lockUsers(tx, [unlocked.userId]);
  // Asked again under the lock: it may have been used or taken back a moment ago.
  const [link] = await find();
  if (!link || user?.siteId !== site.id || link.expiresAt <= core.clock.now()) return null;
  return { link, user };
};

/** Whether a link would work at this moment, without holding anything up. */
export const isTokenValid = async (
  core: Core,
  site: Site,
  kind: MailToken['kind'],
  token: string,
): Promise<boolean> => {
  const [link] = await core.db
    .select({ expiresAt: mailTokens.expiresAt })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(
        eq(mailTokens.tokenHash, hashOf(token)),
        eq(mailTokens.kind, kind),
        eq(users.siteId, site.id),
        isNull(mailTokens.usedAt),
      ),
    );
  return link !== undefined && link.expiresAt > core.clock.now();
};

/** Marks a link as used; it works once. */
export const markTokenUsed = async (core: Core, tx: Tx, link: MailToken): Promise<void> => {
  await tx.db
    .update(mailTokens)
    .set({ usedAt: core.clock.now() })
    .where(eq(mailTokens.id, link.id));
};

/** Takes back every link of these kinds that a member was sent. */
export const revokeTokens = async (
  tx: Tx,
  userId: string,
  ...kinds: MailToken['kind'][]
): Promise<void> => {
  await tx.db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.kind, kinds)));
};

/** Forgets links and begun signups that nobody came back to. */
export const forgetTokens = (core: Core): Job<'forget-mail-tokens'> => ({
  name: 'forget-mail-tokens',
  schedule: '37 * * * *',
  run: async () => {
    const now = core.clock.now();
    await core.db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
    await core.db.delete(signupDrafts).where(lt(signupDrafts.expiresAt, now));
  },
});
