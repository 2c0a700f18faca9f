import type { ConsoleLanguage, RoleGrant, StaffRole } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import type { Core } from '#server/core/index.ts';
import { hashOf, newId, newToken } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { TestApp } from './app.ts';
import type { Authenticator } from './passkeys.ts';
import { createAuthenticator } from './passkeys.ts';

export interface Staff {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** The token of a session in the console, in which a passkey was just shown. */
  readonly staff: string;
}

let made = 0;

/** Somebody of the staff with a session, as an accepted invitation would have made them. */
export const addStaff = async (
  core: Core,
  roles: readonly (RoleGrant | StaffRole)[],
  language: ConsoleLanguage = 'en',
): Promise<Staff> => {
  made += 1;
  const id = newId();
  const token = newToken();
  const name = `Staff ${made}`;
  const email = `staff${made}@team.example`;
  const now = core.clock.now();
  await core.transact(async ({ db }) => {
    await db.insert(tables.staff).values({ id, email, name, language, createdAt: now });
    await db.insert(tables.staffRoles).values(
      roles.map((grant) => {
        const { role, site } = typeof grant === 'string' ? { role: grant, site: null } : grant;
        return { staffId: id, role, siteId: site };
      }),
    );
    await db.insert(tables.staffSessions).values({
      id: newId(),
      staffId: id,
      tokenHash: hashOf(token),
      method: 'passkey',
      network: '127.0.0.1',
      device: '',
      createdAt: now,
      activeAt: now,
      provenAt: now,
      expiresAt: new Date(now.getTime() + 12 * 3_600_000),
    });
  });
  return { id, email, name, staff: token };
};

/** The cookie of the console that an answer sets. */
export const consoleTokenIn = (answer: {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}): string | undefined => answer.cookies.find(({ name }) => name === 'console')?.value;

/** Enters the console as a browser does; the answer brings the cookie. */
export const signIn = async (app: TestApp, device: Authenticator, staff?: string) => {
  const { options } = await app.as({ staff })(contract.consoleSignInAsk);
  return app.send('POST', contract.consoleSignIn.path, {
    staff,
    body: { passkey: device.assert(options) },
  });
};

/** Adds a passkey to somebody who is signed in, and gives the device that holds it. */
export const addPasskey = async (app: TestApp, { staff }: Staff): Promise<Authenticator> => {
  const device = createAuthenticator();
  const call = app.as({ staff });
  const { options } = await call(contract.staffPasskeyAsk);
  const body = { name: 'Office laptop', passkey: device.register(options) };
  await call(contract.staffPasskeyAdd, { body });
  return device;
};

/** One moderator, and another one for what the same person may not do. */
export const twoModerators = async (core: Core): Promise<[Staff, Staff]> => [
  await addStaff(core, ['moderator']),
  await addStaff(core, ['moderator']),
];
