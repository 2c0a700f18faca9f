import type { Endpoint } from '#contract/core/endpoint.ts';
import { isWrite } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { logSecurityEvent, Refusal } from '#server/core/index.ts';

/** Refusals that may be the work of somebody with bad intentions. */
const SUSPICIOUS_REFUSALS: ReadonlySet<string> = new Set([
  'foreign_origin',
  'forbidden',
  'too_many_requests',
]);

/** Tells the log who was kept out of a call. */
export const logRefusal = (core: Core, endpoint: Endpoint, caller: Caller, error: Error): void => {
  if (!(error instanceof Refusal)) return;
  const { code } = error;
  const isGuarded = endpoint.access === 'staff' && code === 'not_found';
  if (!isGuarded && !SUSPICIOUS_REFUSALS.has(code)) return;
  logSecurityEvent(core, caller, 'call_refused', { call: endpoint.name, code });
};

/** Tells the log what somebody of the staff decided. Why, in their own words, is in the audit log. */
export const logStaffDecision = (
  core: Core,
  endpoint: Endpoint,
  caller: Caller,
  body: unknown,
): void => {
  if (endpoint.access !== 'staff' || !isWrite(endpoint)) return;
  const { id, decision } = (body ?? {}) as Partial<Record<string, string>>;
  logSecurityEvent(core, caller, 'staff_decided', { call: endpoint.name, id, decision });
};
