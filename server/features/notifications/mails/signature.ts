import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '#contract/limits.ts';

/** The header that holds when something was signed, and the signature: `t=1790000000,v1=<hex>`. */
export const SIGNATURE_HEADER = 'mail-signature';

const HEADER_PATTERN = /^t=(?<time>\d{1,12}),v1=(?<signature>[\da-f]{64})$/;

const signatureOf = (secret: string, time: string, bytes: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(bytes).digest();

/** The header for a body, as the provider has to make it. */
export const signatureHeader = (secret: string, at: Date, bytes: Uint8Array): string => {
  const time = String(Math.floor(at.getTime() / 1000));
  return `t=${time},v1=${signatureOf(secret, time, bytes).toString('hex')}`;
};

/** Whether the provider signed this body, and a moment ago: what was overheard is soon worthless. */
export const isSigned = (
  secret: string,
  now: Date,
  header: unknown,
  bytes: Uint8Array,
): boolean => {
  const { time, signature } =
    HEADER_PATTERN.exec(typeof header === 'string' ? header : '')?.groups ?? {};
  if (time === undefined || signature === undefined) return false;
  const seconds = Math.abs(now.getTime() / 1000 - Number(time));
  if (seconds > limits.mailEventMinutes * 60) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(secret, time, bytes));
};
