import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type {
  passkeyAssertion,
  passkeyOptions,
  passkeyRegistration,
  PasskeyView,
} from '#contract/core/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { and, asc, eq, gt, lt, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Caller } from './caller.ts';
import { addTime } from './clock.ts';
import type { Core } from './core.ts';
import { Refusal } from './errors.ts';
import { hashOf, newId } from './ids.ts';
import type { Job } from './jobs.ts';
import type { Tx } from './transaction.ts';

declare module './jobs.ts' {
  interface Jobs {
    'forget-passkey-challenges': NoPayload;
  }
}

const { passkeyChallenges, passkeys } = tables;

type Passkey = typeof passkeys.$inferSelect;

type Options = z.input<typeof passkeyOptions>;

/** Whose passkeys these are: a member's or those of somebody of the staff. */
type PasskeyOwner = { readonly userId: string } | { readonly staffId: string };

const isOwn = (owner: PasskeyOwner) =>
  'userId' in owner ? eq(passkeys.userId, owner.userId) : eq(passkeys.staffId, owner.staffId);

type Origin = Pick<Caller, 'origin'>;

/** Passkeys work on one host, whatever its port. */
const hostOf = ({ origin }: Origin): string => new URL(origin).hostname;

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** What somebody is asked to sign, and who that has to be; null for whoever has a key. */
interface Ask {
  readonly purpose: Purpose;
  readonly owner: string | null;
}

const rememberChallenge = async (
  core: Core,
  tx: Tx,
  caller: Origin,
  { purpose, owner }: Ask,
  { challenge }: { readonly challenge: string },
): Promise<void> => {
  const expiresAt = addTime(core.clock.now(), { seconds: limits.passkeys.challengeMinutes * 60 });
  await tx.db
    .insert(passkeyChallenges)
    .values({ challengeHash: hashOf(challenge), purpose, owner, host: hostOf(caller), expiresAt });
};

/** Takes a challenge out of the book, so that nothing is signed twice; false if it is not there. */
const takeChallenge =
  (core: Core, tx: Tx, caller: Origin, { purpose, owner }: Ask) =>
  async (challenge: string): Promise<boolean> => {
    const [taken] = await tx.db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, hashOf(challenge)),
          eq(passkeyChallenges.purpose, purpose),
          eq(passkeyChallenges.host, hostOf(caller)),
          sql`${passkeyChallenges.owner} is not distinct from ${owner}`,
          gt(passkeyChallenges.expiresAt, core.clock.now()),
        ),
      )
      .returning({ host: passkeyChallenges.host });
    return taken !== undefined;
  };

/** The passkeys of somebody, the oldest first. */
export const listPasskeys = (db: Db, owner: PasskeyOwner): Promise<Passkey[]> =>
  db.select().from(passkeys).where(isOwn(owner)).orderBy(asc(passkeys.createdAt));

/** The passkey that a browser names. */
export const findPasskey = async (db: Db, credentialId: string): Promise<Passkey | undefined> => {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
};

export const toPasskeyView = (passkey: Passkey): PasskeyView => ({
  id: passkey.id,
  name: passkey.name,
  synced: passkey.synced,
  created_at: passkey.createdAt.toISOString(),
  used_at: passkey.usedAt?.toISOString() ?? null,
});

/** Asks the browser to make a passkey for an owner, by the id that it will be registered with. */
export const askForRegistration = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  ask: {
    readonly owner: string;
    readonly account: string;
    readonly name: string;
    readonly known: readonly Passkey[];
  },
): Promise<Options> => {
  const options = await generateRegistrationOptions({
    rpName: caller.site.settings.name,
    rpID: hostOf(caller),
    // The same for all keys of one person: a device then keeps one of them and no heap.
    userID: new TextEncoder().encode(ask.owner),
    userName: ask.account,
    userDisplayName: ask.name,
    excludeCredentials: ask.known.map((key) => ({
      id: key.credentialId,
      transports: key.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await rememberChallenge(core, tx, caller, { purpose: 'register', owner: ask.owner }, options);
  return { options: { ...options } };
};

/** Keeps a passkey that the browser has just made for `asked`. */
export const registerPasskey = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { asked, owner, name }: { asked: string; owner: PasskeyOwner; name: string },
  response: z.output<typeof passkeyRegistration>,
): Promise<void> => {
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: takeChallenge(core, tx, caller, { purpose: 'register', owner: asked }),
    expectedOrigin: caller.origin,
    expectedRPID: hostOf(caller),
  }).catch(() => null);
  if (!verified?.registrationInfo) throw new Refusal('passkey_failed');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const now = core.clock.now();
  const [added] = await tx.db
    .insert(passkeys)
    .values({
      id: newId(now.getTime()),
      credentialId: credential.id,
      userId: 'userId' in owner ? owner.userId : null,
      staffId: 'staffId' in owner ? owner.staffId : null,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      host: hostOf(caller),
      name,
      synced: credentialBackedUp,
      createdAt: now,
      usedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (!added) throw new Refusal('passkey_failed');
};

/** Asks for a passkey: for one of those given, or for any that the device has for this host. */
export const askForPasskey = async (
  core: Core,
  tx: Tx,
  caller: Origin,
  ask: Ask,
  known: readonly Passkey[] = [],
): Promise<Options> => {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(caller),
    userVerification: 'required',
    allowCredentials: known.map((key) => ({ id: key.credentialId, transports: key.transports })),
  });
  await rememberChallenge(core, tx, caller, ask, options);
  return { options: { ...options } };
};

/** The passkey that signed what was asked for; refuses everything else alike. */
export const verifyPasskey = async (
  core: Core,
  tx: Tx,
  caller: Origin,
  ask: Ask,
  response: z.output<typeof passkeyAssertion>,
): Promise<Passkey> => {
  const [passkey] = await tx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, response.id))
    .for('update');
  const challengeOf = takeChallenge(core, tx, caller, ask);
  if (!passkey) throw new Refusal('passkey_failed');
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challengeOf,
    expectedOrigin: caller.origin,
    expectedRPID: hostOf(caller),
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
  }).catch(() => null);
  if (!verified?.verified) throw new Refusal('passkey_failed');
  const { newCounter, credentialBackedUp: synced } = verified.authenticationInfo;
  await tx.db
    .update(passkeys)
    .set({ counter: newCounter, synced, usedAt: core.clock.now() })
    .where(eq(passkeys.id, passkey.id));
  return passkey;
};

/** Removes one of somebody's own passkeys. */
export const removePasskey = async (tx: Tx, owner: PasskeyOwner, id: string): Promise<void> => {
  const removed = await tx.db
    .delete(passkeys)
    .where(and(isOwn(owner), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw new Refusal('passkey_not_found');
};

export const forgetChallenges = (core: Core): Job<'forget-passkey-challenges'> => ({
  name: 'forget-passkey-challenges',
  schedule: '27 * * * *',
  run: async () => {
    await core.db
      .delete(passkeyChallenges)
      .where(lt(passkeyChallenges.expiresAt, core.clock.now()));
  },
});
