import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { text, timestamp, uuid } from './schemas.ts';

const base64url = (max: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{1,${max}}={0,2}$`), 'invalid'));

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.optional(z.looseObject({})),
};

/** What the browser answers when a passkey was made. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** What the browser answers when a passkey has signed. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(200)),
  }),
});

/** What the browser needs to ask for a passkey, as WebAuthn has it. */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const passkeyName = text(limits.passkeys.nameLength);

export const passkeyView = z.object({
  id: uuid,
  name: z.string(),
  /** Whether the device keeps a copy of it elsewhere. */
  synced: z.boolean(),
  created_at: timestamp,
  used_at: z.nullable(timestamp),
});

export type PasskeyView = z.infer<typeof passkeyView>;

export const passkeyErrors = {
  /** The browser answered something that this server did not ask for, or too late. */
  passkey_failed: 403,
} as const;
