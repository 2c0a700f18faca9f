import { sign } from 'node:crypto';
import type { VapidKeys } from './keys.ts';

/** Hosts refuse what is valid for more than a day. */
const VALID_SECONDS = 12 * 3600;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** RFC 8292: tells a push host who sends, and whom to ask if something is wrong. */
export const authorization = (
  endpoint: string,
  { publicKey, privateKey }: VapidKeys,
  contact: string,
  now: number,
): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  };
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + VALID_SECONDS,
    sub: `mailto:${contact}`,
  };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const options = { key, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(signed), options).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
};
