import { hash, randomBytes } from 'node:crypto';

/** A new UUID version 7: sorts by time, so that rows land next to each other in their index. */
export const newId = (now = Date.now()): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x70;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** A secret of 256 random bits, to be given out once. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: a leaked database opens nothing. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters that people can read out without mistakes. */
export const readableCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
