import type { AnyColumn, SQL } from './sql.ts';
import { sql } from './sql.ts';

/**
 * The four quarters of a fingerprint, each with its number: of two that differ in three bits at most,
 * one quarter is the same.
 */
export const fingerprintBands = (fingerprint: AnyColumn): SQL =>
  sql`(array[(${fingerprint} & 65535)::int, ((${fingerprint} >> 16) & 65535 | 65536)::int,
    ((${fingerprint} >> 32) & 65535 | 131072)::int, ((${fingerprint} >> 48) & 65535 | 196608)::int])`;
