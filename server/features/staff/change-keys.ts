import { generateSecret, generateURI } from 'otplib';
import type * as z from 'zod/mini';
import type { StaffKeysView, staffPasskeyAdd } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import {
  askForRegistration,
  listPasskeys,
  Refusal,
  registerPasskey,
  removePasskey,
  toPasskeyView,
} from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { writeAudit } from './write-audit.ts';
import { findCodeStep } from './sign-in-with-code.ts';
import { staffOf } from './policy.ts';
import { findStaff } from './queries.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './make-recovery-codes.ts';

const { staff } = tables;

/** How whoever is signed in can enter the console. */
export const readKeys = async (db: Db, caller: Caller): Promise<StaffKeysView> => {
  const { staffId } = staffOf(caller);
  const person = await findStaff(db, staffId);
  const passkeys = await listPasskeys(db, { staffId });
  return {
    passkeys: passkeys.map(toPasskeyView),
    code_app: Boolean(person?.codeKey),
    recovery_codes_left: await countRecoveryCodes(db, staffId),
  };
};

const listOwnPasskeys = async (tx: Tx, staffId: string) => {
  await tx.db.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
  return listPasskeys(tx.db, { staffId });
};

export const askForAnotherPasskey = async (core: Core, tx: Tx, caller: Caller) => {
  const { staffId, email, name } = staffOf(caller);
  const known = await listOwnPasskeys(tx, staffId);
  if (known.length >= consoleLimits.staff.passkeys) throw new Refusal('too_many_passkeys');
  return askForRegistration(core, tx, caller, { owner: staffId, account: email, name, known });
};

export const addPasskey = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { name, passkey }: z.output<(typeof staffPasskeyAdd)['body']>,
): Promise<StaffKeysView> => {
  const { staffId } = staffOf(caller);
  const known = await listOwnPasskeys(tx, staffId);
  if (known.length >= consoleLimits.staff.passkeys) throw new Refusal('too_many_passkeys');
  await registerPasskey(core, tx, caller, { asked: staffId, owner: { staffId }, name }, passkey);
  await writeAudit(core, tx, caller, { action: 'passkey_added', values: { name } });
  return readKeys(tx.db, caller);
};

/** Removes a passkey. Without any, nobody could show one before something final. */
export const removeOwnPasskey = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<StaffKeysView> => {
  const { staffId } = staffOf(caller);
  const known = await listOwnPasskeys(tx, staffId);
  const removed = known.find((key) => key.id === id);
  if (removed && known.length === 1) throw new Refusal('last_passkey');
  await removePasskey(tx, { staffId }, id);
  const values = { name: removed?.name ?? '' };
  await writeAudit(core, tx, caller, { action: 'passkey_removed', values });
  return readKeys(tx.db, caller);
};

/** A key for an authenticator app. Nothing is stored before a code of it was typed. */
export const askForCodeApp = async (core: Core, caller: Caller) => {
  const { email, staffId } = staffOf(caller);
  const key = generateSecret();
  const issuer = `${caller.site.settings.name} Console`;
  return {
    key,
    uri: generateURI({ issuer, label: email, secret: key }),
    sealed: core.seal.close({ codeKey: core.seal.close(key), staffId }),
  };
};

interface SealedKey {
  readonly codeKey: string;
  readonly staffId: string;
}

export const addCodeApp = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { sealed, code }: { readonly sealed: string; readonly code: string },
): Promise<StaffKeysView> => {
  const { staffId } = staffOf(caller);
  const asked = core.seal.open(sealed) as SealedKey | null;
  const codeKey = asked?.staffId === staffId ? asked.codeKey : null;
  const codeStep = await findCodeStep(core, { codeKey, codeStep: null }, code);
  if (codeStep === null) throw new Refusal('code_failed');
  await tx.db.update(staff).set({ codeKey, codeStep }).where(eq(staff.id, staffId));
  await writeAudit(core, tx, caller, { action: 'code_app_added' });
  return readKeys(tx.db, caller);
};

export const removeCodeApp = async (core: Core, tx: Tx, caller: Caller): Promise<StaffKeysView> => {
  const { staffId } = staffOf(caller);
  await tx.db.update(staff).set({ codeKey: null, codeStep: null }).where(eq(staff.id, staffId));
  await writeAudit(core, tx, caller, { action: 'code_app_removed' });
  return readKeys(tx.db, caller);
};

export const renewRecoveryCodes = async (core: Core, tx: Tx, caller: Caller): Promise<string[]> => {
  const codes = await makeRecoveryCodes(tx, staffOf(caller).staffId);
  await writeAudit(core, tx, caller, { action: 'recovery_codes_made' });
  return codes;
};
