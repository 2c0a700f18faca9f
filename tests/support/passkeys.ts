import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type * as z from 'zod/mini';
import type { passkeyAssertion, passkeyRegistration } from '#contract/core/passkeys.ts';

type Registration = z.input<typeof passkeyRegistration>;
type Assertion = z.input<typeof passkeyAssertion>;

/** What a server asks for, as far as a device needs it. */
interface Asked {
  readonly challenge: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const UP = 0x01;
const UV = 0x04;
const ATTESTED = 0x40;

/** A text and some bytes in CBOR. */
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};

/** A device that makes a passkey for a host and signs with it, as WebAuthn wants it. */
export interface Authenticator {
  readonly id: string;
  register(asked: Asked): Registration;
  /** `counter` says how often it was used; without one the next number. */
  assert(asked: Asked, counter?: number): Assertion;
}

export const createAuthenticator = (
  origin = 'http://duet.localhost',
  flags: number = UP | UV,
): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const rpIdHash = sha256(new URL(origin).hostname);
  let used = 0;

  const clientData = (type: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const head = (more: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags | more]), count]);
  };

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  };

  return {
    id,
    register: (asked) => {
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        head(ATTESTED, used),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    assert: (asked, counter) => {
      used = counter ?? used + 1;
      const authData = head(0, used);
      const data = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
