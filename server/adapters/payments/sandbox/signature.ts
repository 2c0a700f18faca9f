import { createHmac, timingSafeEqual } from 'node:crypto';
import { NotSigned } from '../payments.ts';

export const SIGNATURE = 'duet-signature';

const TOLERANCE_SECONDS = 300;

const SHAPE = /^t=(\d{1,12}),v1=([\da-f]{64})$/;

const digest = (key: Uint8Array, seconds: number, body: Uint8Array) =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);

/** The header that says who wrote a body, and when it was sent. */
export const sign = (key: Uint8Array, body: string, now: Date): string => {
  const seconds = secondsOf(now);
  return `t=${seconds},v1=${digest(key, seconds, Buffer.from(body)).toString('hex')}`;
};

/** Throws unless whoever has the key wrote these bytes a moment ago. */
export const checkSignature = (
  key: Uint8Array,
  body: Uint8Array,
  header: string | string[] | undefined,
  now: Date,
): void => {
  const [, at = '', given = ''] = SHAPE.exec(typeof header === 'string' ? header : '') ?? [];
  if (given === '') throw new NotSigned('The signature is missing.');
  if (!timingSafeEqual(digest(key, Number(at), body), Buffer.from(given, 'hex'))) {
    throw new NotSigned('The signature is wrong.');
  }
  if (Math.abs(secondsOf(now) - Number(at)) > TOLERANCE_SECONDS) {
    throw new NotSigned('The signature is too old.');
  }
};
