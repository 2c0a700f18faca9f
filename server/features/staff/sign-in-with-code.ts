import { verify } from 'otplib';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, eq, isNull } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { hashOf, logSecurityEventAfterCommit, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { countUp, resetCount } from '#server/http/index.ts';
import { actorOf, writeAudit } from './write-audit.ts';
import { mailAdministrators } from './mail-administrators.ts';
import type { StaffRow } from './queries.ts';
import { findStaffByEmail } from './queries.ts';
import { hashOfRecoveryCode } from './make-recovery-codes.ts';
import { enterConsole } from './sign-in.ts';

const { staff, staffRecoveryCodes } = tables;
const { codeTries, codeBlockMinutes } = consoleLimits.staff;

interface CodeForm {
  readonly email: string;
  readonly code: string;
}

/** Seconds that a code of an app is good for; clocks of phones may be off by as much. */
const STEP_SECONDS = 30;

/** The time step of an app's code that was not used before; null if the code is wrong. */
export const findCodeStep = async (
  core: Core,
  { codeKey, codeStep }: Pick<StaffRow, 'codeKey' | 'codeStep'>,
  code: string,
): Promise<number | null> => {
  const secret = codeKey === null ? null : core.seal.open(codeKey);
  if (typeof secret !== 'string') return null;
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(core.clock.now().getTime() / 1000),
    epochTolerance: STEP_SECONDS,
    ...(codeStep !== null && { afterTimeStep: codeStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};

const findRecoveryCode = async (
  db: Db,
  { id }: StaffRow,
  code: string,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ id: staffRecoveryCodes.id })
    .from(staffRecoveryCodes)
    .where(
      and(
        eq(staffRecoveryCodes.staffId, id),
        eq(staffRecoveryCodes.codeHash, hashOfRecoveryCode(code)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    );
  return found?.id;
};

type CodeKind = 'code' | 'recovery';

const isCodeRight = async (
  core: Core,
  person: StaffRow | undefined,
  kind: CodeKind,
  code: string,
): Promise<boolean> => {
  if (!person) return false;
  if (kind === 'code') return (await findCodeStep(core, person, code)) !== null;
  return (await findRecoveryCode(core.db, person, code)) !== undefined;
};

/** Notes a wrong code, and tells the administrators when it was the last that is taken for a while. */
const recordRefusal = (
  core: Core,
  caller: Caller,
  person: StaffRow | undefined,
  isBlocked: boolean,
): Promise<void> =>
  core.transact(async (tx) => {
    const account = person?.id ?? null;
    logSecurityEventAfterCommit(core, tx, caller, 'staff_refused', { account });
    if (!person) return;
    const action = isBlocked ? 'codes_blocked' : 'sign_in_refused';
    if (isBlocked) {
      await mailAdministrators(core, tx, caller.site, 'staffCodesBlocked', { name: person.name });
    }
    await writeAudit(core, tx, actorOf(caller, person), { action, values: { method: 'code' } });
  });

/** Whoever typed a right code, and what their wrong ones are counted under. */
interface VerifiedCode {
  readonly person: StaffRow;
  readonly key: string;
}

/**
 * Compares a code, before the transaction: that it was wrong outlives the refusal. Each try counts
 * before it is made, and an address that nobody has counts like any other.
 */
export const verifyCode =
  (kind: CodeKind) =>
  async ({
    core,
    caller,
    body: { email, code },
  }: {
    readonly core: Core;
    readonly caller: Caller;
    readonly body: CodeForm;
  }): Promise<VerifiedCode> => {
    const person = await findStaffByEmail(core.db, email);
    const key = `console-code:${person?.id ?? hashOf(email.toLowerCase())}`;
    const limit = { max: codeTries, seconds: codeBlockMinutes * 60 };
    const { over, isLast, wait } = await countUp(core, key, limit);
    if (over) {
      const values = { minutes: Math.ceil(wait / 60), retry_after: wait };
      throw new Refusal('codes_blocked', { values });
    }
    if (person && (await isCodeRight(core, person, kind, code))) return { person, key };
    await recordRefusal(core, caller, person, isLast);
    throw new Refusal('code_failed');
  };

export const signInWithCode = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { person, key }: VerifiedCode,
  { code }: CodeForm,
): Promise<string | null> => {
  const [locked] = await tx.db.select().from(staff).where(eq(staff.id, person.id)).for('update');
  const step = locked ? await findCodeStep(core, locked, code) : null;
  if (!locked || step === null) throw new Refusal('code_failed');
  await tx.db.update(staff).set({ codeStep: step }).where(eq(staff.id, locked.id));
  tx.afterCommit(() => resetCount(core, key));
  return enterConsole(core, tx, caller, locked, 'code');
};

/** Uses a recovery code up, and tells the administrators. */
export const signInWithRecoveryCode = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { person, key }: VerifiedCode,
  { code }: CodeForm,
): Promise<string | null> => {
  const [used] = await tx.db
    .update(staffRecoveryCodes)
    .set({ usedAt: core.clock.now() })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, person.id),
        eq(staffRecoveryCodes.codeHash, hashOfRecoveryCode(code)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: staffRecoveryCodes.id });
  if (!used) throw new Refusal('code_failed');
  tx.afterCommit(() => resetCount(core, key));
  await mailAdministrators(core, tx, caller.site, 'staffRecoveryUsed', { name: person.name });
  await writeAudit(core, tx, actorOf(caller, person), { action: 'recovery_code_used' });
  return enterConsole(core, tx, caller, person, 'recovery');
};
