import { createECDH, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decrypt } from '../../../tests/support/push.ts';
import { areKeys, encrypt, MOST_BYTES } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const keyOf = (secret: string) => {
  const key = createECDH('prime256v1');
  key.setPrivateKey(bytes(secret));
  return key;
};

describe('encrypt', () => {
  it('[NOTE-3] writes what the RFC writes', () => {
    const chosen = { salt: bytes(example.salt), key: keyOf(example.sender), fill: 0 };
    const encrypted = encrypt(example.text, example.keys, chosen);
    expect(encrypted.toString('base64url')).toBe(example.encrypted);
  });

  it('[NOTE-3] can be read with the browser’s own key, and always has the same length', () => {
    const browser = { key: keyOf(example.receiver), auth: bytes(example.keys.auth) };
    const short = encrypt('Hi', example.keys);
    const long = encrypt('ä'.repeat(400), example.keys);
    expect(decrypt(short, browser)).toBe('Hi');
    expect(decrypt(long, browser)).toBe('ä'.repeat(400));
    expect(short.length).toBe(long.length);
    expect(encrypt('Hi', example.keys)).not.toEqual(short);
  });

  it('[NOTE-3] fits into what hosts take, or is not made', () => {
    expect(encrypt('a'.repeat(MOST_BYTES), example.keys)).toHaveLength(4096);
    expect(() => encrypt('a'.repeat(MOST_BYTES + 1), example.keys)).toThrow('too long');
  });
});

describe('areKeys', () => {
  it.each([
    ['good ones', example.keys, true],
    ['a point off the curve', { ...example.keys, p256dh: `B${'A'.repeat(86)}` }, false],
    ['random bytes', { ...example.keys, p256dh: randomBytes(65).toString('base64url') }, false],
    ['a short secret', { ...example.keys, auth: 'AAAA' }, false],
    ['nothing', { p256dh: '', auth: '' }, false],
  ])('[NOTE-3] %s', (_, keys, usable) => {
    expect(areKeys(keys)).toBe(usable);
  });
});
