import type { Caller } from './caller.ts';
import type { Core } from './core.ts';
import type { SecurityEvent } from './security-metrics.ts';
import { countSecurityEvent } from './security-metrics.ts';
import type { Tx } from './transaction.ts';

interface SecurityDetails {
  /** The account that it is about, where it is not the caller's. */
  readonly account?: string | null;
  readonly [name: string]: string | null | undefined;
}

/** As much as tells networks apart, and nothing that leads back to one without our key. */
const MARK_LENGTH = 12;

/**
 * Notes a security event in the log, and counts it. It names accounts by their ids, which say nothing once the
 * account is erased, and networks by a mark.
 */
export const logSecurityEvent = (
  { log, metrics, seal }: Pick<Core, 'log' | 'metrics' | 'seal'>,
  { site, session, staff, network }: Pick<Caller, 'site' | 'session' | 'staff' | 'network'>,
  event: SecurityEvent,
  facts: SecurityDetails = {},
): void => {
  const account = session?.userId ?? staff?.staffId ?? null;
  const from = seal.mark(network).slice(0, MARK_LENGTH);
  countSecurityEvent(metrics, event);
  log.info({ security: event, site: site.id, network: from, account, ...facts }, 'security');
};

/** The same for what a transaction does, once it is done. */
export const logSecurityEventAfterCommit = (
  core: Core,
  tx: Tx,
  caller: Parameters<typeof logSecurityEvent>[1],
  event: SecurityEvent,
  facts?: SecurityDetails,
): void => tx.afterCommit(() => logSecurityEvent(core, caller, event, facts));
