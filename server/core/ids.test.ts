import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { token, uuid } from '#contract/core/schemas.ts';
import { complaintReference } from '#contract/moderation.ts';
import { hashOf, newId, newToken, readableCode } from './ids.ts';

const V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('newId', () => {
  it('is a UUID of version 7 that holds its moment', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const id = newId(now);
        expect(id).toMatch(V7);
        expect(z.safeParse(uuid, id).success).toBe(true);
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
      }),
    );
  });

  it('sorts by time', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        fc.pre(one !== other);
        expect(newId(one) < newId(other)).toBe(one < other);
      }),
    );
  });

  it('takes the present without being told', () => {
    const before = newId(Date.now() - 1);
    const now = newId();
    expect(before < now).toBe(true);
    expect(now < newId(Date.now() + 1)).toBe(true);
  });

  it('never comes twice, within one millisecond either', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000);
  });
});

describe('newToken', () => {
  it('is what the contract calls a token, and never the same', () => {
    const tokens = Array.from({ length: 1_000 }, newToken);
    for (const one of tokens) expect(z.safeParse(token, one).success).toBe(true);
    expect(new Set(tokens).size).toBe(tokens.length);
  });
});

describe('hashOf', () => {
  it.each([
    ['', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
    ['abc', 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0'],
  ])('of %j is its SHA-256 in base64url', (secret, hash) => {
    expect(hashOf(secret)).toBe(hash);
  });

  it('differs where the secret does', () => {
    expect(hashOf('a')).not.toBe(hashOf('A'));
  });
});

describe('readableCode', () => {
  it.each([0, 1, 4, 64])('has %i characters', (length) => {
    expect(readableCode(length)).toHaveLength(length);
  });

  it('uses every character that cannot be mistaken for another, about equally often', () => {
    const counts = Map.groupBy(readableCode(32_000), (character) => character);
    expect([...counts.keys()].toSorted().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    for (const { length } of counts.values()) {
      expect(length).toBeGreaterThan(750);
      expect(length).toBeLessThan(1_250);
    }
  });

  it('[SITE-12] makes what the contract calls a reference', () => {
    const reference = `C-${readableCode(4)}-${readableCode(4)}`;
    expect(z.safeParse(complaintReference, reference).success).toBe(true);
  });
});
