import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordCorrect } from './passwords.ts';

describe('the hash of a password', () => {
  it('[ACC-7] costs what is asked of it, also where there is no account', async () => {
    // What is compared costs what its hash says, and nobody's is made by the same function.
    const hash = await hashPassword('marmalade on the veranda');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordCorrect(hash, 'marmalade on the veranda')).toBe(true);
    expect(await isPasswordCorrect(hash, 'marmalade on the balcony')).toBe(false);
    expect(await isPasswordCorrect(null, 'nobody has this password')).toBe(false);
  });
});
