import type { Caller, Session } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';

export const requireSession = ({ session }: Caller): Session => {
  if (!session) throw new Refusal('authentication_required');
  return session;
};

/** The member who calls. */
export const memberOf = (caller: Caller): string => requireSession(caller).userId;
