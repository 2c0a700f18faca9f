import type { ECDH } from 'node:crypto';
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Subscription } from './push.ts';

type Keys = Pick<Subscription, 'p256dh' | 'auth'>;

/** All push hosts take that much. */
const RECORD = 4096;
const KEY_BYTES = 65;
const HEADER = 16 + 4 + 1 + KEY_BYTES;
const TAG = 16;
/** The most that fits beside header, tag and the byte that ends the text. */
export const MOST_BYTES = RECORD - HEADER - TAG - 1;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const ownKey = (): ECDH => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
};

interface Chosen {
  readonly salt: Buffer;
  readonly key: ECDH;
  /** Filled up to so many bytes, so that the length of a push tells nothing about it. */
  readonly fill: number;
}

/** RFC 8291: only the browser can read it, not its push host. Throws if the keys are none. */
export const encrypt = (
  text: string,
  keys: Keys,
  chosen: Chosen = { salt: randomBytes(16), key: ownKey(), fill: 1024 },
): Buffer => {
  const { salt, key, fill } = chosen;
  const plain = Buffer.from(text);
  if (plain.length > MOST_BYTES) throw new Error('This is too long for a push.');
  const receiver = Buffer.from(keys.p256dh, 'base64url');
  const sender = key.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const secret = derive(key.computeSecret(receiver), auth, about, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  const end = Buffer.alloc(Math.max(1, fill - plain.length));
  // Marks the last record, of which there is one.
  end[0] = 2;
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD);
  size[4] = KEY_BYTES;
  return Buffer.concat([
    salt,
    size,
    sender,
    cipher.update(plain),
    cipher.update(end),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};

/** Whether something can be written to the holder of these keys. */
export const areKeys = (keys: Keys): boolean => {
  try {
    return encrypt('', keys).length > 0 && Buffer.from(keys.auth, 'base64url').length === 16;
  } catch {
    return false;
  }
};
