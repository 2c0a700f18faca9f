import { randomBytes } from 'node:crypto';

const BYTES = 16;
const AT_ONCE = 256;

let pool = Buffer.alloc(0);
let used = 0;

/** Random, and another one for each page. Many are drawn at once, which takes hardly longer than one. */
export const newNonce = (): string => {
  if (used === pool.length) {
    pool = randomBytes(BYTES * AT_ONCE);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
};
