import type * as z from 'zod/mini';
import type { passkeyAssertion } from '#contract/core/passkeys.ts';
import type { SignInMethod } from '#contract/console/index.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import {
  listPasskeys,
  logSecurityEventAfterCommit,
  Refusal,
  askForPasskey,
  verifyPasskey,
} from '#server/core/index.ts';
import { actorOf, writeAudit } from './write-audit.ts';
import { staffOf } from './policy.ts';
import type { StaffRow } from './queries.ts';
import { findStaff } from './queries.ts';
import { startStaffSession, unlockSession } from './sessions.ts';

type Assertion = z.output<typeof passkeyAssertion>;

/** Lets somebody in, or back in where their session was only locked; the token of a new session. */
export const enterConsole = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  person: StaffRow,
  method: SignInMethod,
): Promise<string | null> => {
  const { staff: session } = caller;
  logSecurityEventAfterCommit(core, tx, caller, 'staff_signed_in', { account: person.id, method });
  const isSame = session?.staffId === person.id;
  const token = isSame ? null : await startStaffSession(core, tx, person.id, method, caller);
  if (isSame) await unlockSession(core, tx, session.id, method === 'passkey');
  await writeAudit(core, tx, actorOf(caller, person), { action: 'signed_in', values: { method } });
  return token;
};

/** Whoever has a passkey for this host signs in with it: no name is asked for, and none is told. */
export const askForSignIn = (core: Core, tx: Tx, caller: Caller) =>
  askForPasskey(core, tx, caller, { purpose: 'sign_in', owner: 'console' });

export const signInWithPasskey = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  response: Assertion,
): Promise<string | null> => {
  const ask = { purpose: 'sign_in', owner: 'console' } as const;
  const { staffId } = await verifyPasskey(core, tx, caller, ask, response);
  const person = staffId === null ? undefined : await findStaff(tx.db, staffId);
  if (!person) throw new Refusal('passkey_failed');
  return enterConsole(core, tx, caller, person, 'passkey');
};

/** Asks for the passkey again before something that cannot be undone. */
export const askForProof = async (core: Core, tx: Tx, caller: Caller) => {
  const { staffId } = staffOf(caller);
  const known = await listPasskeys(tx.db, { staffId });
  return askForPasskey(core, tx, caller, { purpose: 'prove', owner: staffId }, known);
};

export const prove = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  response: Assertion,
): Promise<void> => {
  const { id, staffId } = staffOf(caller);
  const passkey = await verifyPasskey(
    core,
    tx,
    caller,
    { purpose: 'prove', owner: staffId },
    response,
  );
  if (passkey.staffId !== staffId) throw new Refusal('passkey_failed');
  await unlockSession(core, tx, id, true);
};
