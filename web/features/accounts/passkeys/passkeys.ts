import type { UserView } from '#contract/accounts/user.ts';
import {
  passkeyAdd,
  passkeyAsk,
  passkeyLogin,
  passkeyLoginAsk,
} from '#contract/accounts/passkeys.ts';
import { call } from '#web/lib/call.ts';

/** What speaks with the browser's keys; only who uses one loads it. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

type Registration = Parameters<Awaited<ReturnType<typeof loadWebAuthn>>['startRegistration']>[0];
type Login = Parameters<Awaited<ReturnType<typeof loadWebAuthn>>['startAuthentication']>[0];

/** What a passkey has signed to log in. */
export type Signed = Awaited<
  ReturnType<Awaited<ReturnType<typeof loadWebAuthn>>['startAuthentication']>
>;

export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the device itself can keep one: a phone, or a computer with a fingerprint or a PIN. */
export const hasOwnAuthenticator = async (): Promise<boolean> =>
  supportsPasskeys() &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false));

/** Whether the browser can propose passkeys where the name is typed. */
const canAutofill = async (): Promise<boolean> =>
  supportsPasskeys() &&
  // Older browsers have passkeys without it.
  (await (PublicKeyCredential as Partial<typeof PublicKeyCredential>)
    .isConditionalMediationAvailable?.()
    .catch(() => false)) === true;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The member changed their mind, or something else was asked of the browser meanwhile. */
const isCancelled = (error: unknown): boolean =>
  ['NotAllowedError', 'AbortError'].includes(nameOf(error));

interface NewPasskey {
  readonly name?: string | undefined;
  readonly password?: string | undefined;
}

/** Makes a passkey and adds it; tells what came of it unless the server refuses. */
export const addPasskey = async ({
  name,
  password,
}: NewPasskey): Promise<'added' | 'cancelled' | 'known'> => {
  const { startRegistration } = await loadWebAuthn();
  const { options } = await call(passkeyAsk, { body: { password } });
  const optionsJSON = options as unknown as Registration['optionsJSON'];
  try {
    const passkey = await startRegistration({ optionsJSON });
    await call(passkeyAdd, { body: { name, passkey: passkey as never } });
    return 'added';
  } catch (error) {
    if (isCancelled(error)) return 'cancelled';
    if (nameOf(error) === 'InvalidStateError') return 'known';
    throw error;
  }
};

const sign = async (proposal?: AbortSignal): Promise<Signed | null> => {
  const { startAuthentication, WebAuthnAbortService } = await loadWebAuthn();
  const { options } = await call(passkeyLoginAsk);
  // The browser does one at a time: what comes too late would end what was asked for meanwhile.
  if (proposal?.aborted) return null;
  proposal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const optionsJSON = options as unknown as Login['optionsJSON'];
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: proposal !== undefined });
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  }
};

/** Asks for a passkey; null if the member does not want to after all. */
export const signWithPasskey = (): Promise<Signed | null> => sign();

/** Waits until the member chooses a passkey that the browser proposes; null if that ends otherwise. */
export const signByAutofill = async (signal: AbortSignal): Promise<Signed | null> =>
  (await canAutofill()) ? sign(signal).catch(() => null) : null;

export const logIn = async (signed: Signed, reactivate: boolean): Promise<UserView> => {
  const body = { passkey: signed as never, ...(reactivate && { reactivate }) };
  const { user } = await call(passkeyLogin, { body });
  return user;
};
