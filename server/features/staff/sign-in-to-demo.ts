import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { actorOf, writeAudit } from './write-audit.ts';
import { findStaffByEmail, replaceRoles } from './queries.ts';
import { startStaffSession } from './sessions.ts';

const { staff } = tables;

const DEMO_EMAIL = 'administrator@duet.example';

const ensureDemoAdministrator = async (core: Core, tx: Tx) => {
  const now = core.clock.now();
  await tx.db
    .insert(staff)
    .values({
      id: newId(now.getTime()),
      email: DEMO_EMAIL,
      name: 'Demo administrator',
      language: 'en',
      createdAt: now,
    })
    .onConflictDoNothing();
  const person = await findStaffByEmail(tx.db, DEMO_EMAIL);
  if (!person) throw new Error('The demo has no administrator.');
  await replaceRoles(tx.db, person.id, [{ role: 'administrator', site: null }]);
  return person;
};

/** Lets somebody at the machine look around in the demo; returns the token of the session. */
export const signInToDemo = async (core: Core, tx: Tx, caller: Caller): Promise<string> => {
  const person = await ensureDemoAdministrator(core, tx);
  const token = await startStaffSession(core, tx, person.id, 'demo', caller);
  const values = { method: 'demo' };
  await writeAudit(core, tx, actorOf(caller, person), { action: 'signed_in', values });
  return token;
};
