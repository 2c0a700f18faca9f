import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import { CallError } from '#contract/core/client.ts';
import type {
  passkeyAssertion,
  passkeyOptions,
  passkeyRegistration,
} from '#contract/core/passkeys.ts';

type Asked = z.output<typeof passkeyOptions>;

/** Somebody who closes the window of their device is told the same as by the server. */
const orRefusal = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw new CallError(0, { code: 'passkey_failed', error: String(cause) });
  }
};

/** Has the device sign with a passkey. */
export const signWithPasskey = async ({
  options,
}: Asked): Promise<z.input<typeof passkeyAssertion>> => {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { clientExtensionResults, ...answer } = await orRefusal(
    startAuthentication({ optionsJSON }),
  );
  return { ...answer, clientExtensionResults: { ...clientExtensionResults } };
};

/** Has the device make a passkey. */
export const makePasskey = async ({
  options,
}: Asked): Promise<z.input<typeof passkeyRegistration>> => {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { clientExtensionResults, ...answer } = await orRefusal(startRegistration({ optionsJSON }));
  return { ...answer, clientExtensionResults: { ...clientExtensionResults } };
};
