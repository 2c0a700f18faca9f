import { CONSOLE_SIGN_IN_PATH } from '#contract/console/paths.ts';
import { consoleSession, consoleSignOut } from '#contract/console/sign-in.ts';
import type { Call } from '#contract/core/client.ts';
import { CallError, createClient } from '#contract/core/client.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { createListeners, createStore } from '#web/lib/store.ts';

/** Something that somebody has to pass before their call goes on. */
const createGate = () => {
  const shown = createStore(false);
  let waiting: ((passed: boolean) => void)[] = [];
  return {
    /** Whether it is in the way now. */
    shown,
    show: () => shown.set(true),
    /** Waits until it was passed, or left. */
    pass: () =>
      new Promise<boolean>((resolve) => {
        waiting.push(resolve);
        shown.set(true);
      }),
    settle: (passed: boolean) => {
      const told = waiting;
      waiting = [];
      shown.set(false);
      for (const tell of told) tell(passed);
    },
  };
};

/** The console is locked: it lies over the page until a key was shown. */
export const lockGate = createGate();

/** The passkey is asked for again before something final. */
export const proofGate = createGate();

const work = createListeners();

/** Told of every call: whoever makes one is at work. */
export const onWork = work.subscribe;

/** Where somebody signs in who wants to see a page of the console. */
export const signInPathFor = (path: string): string =>
  `${CONSOLE_SIGN_IN_PATH}?${new URLSearchParams({ next: path })}`;

/** The API as the gates call it, which ask for nothing themselves. */
export const plainCall = createClient({ fetch: (url, init) => fetch(url, init), retries: 2 });

const gateOf = (error: unknown) => {
  if (!(error instanceof CallError)) return null;
  if (error.answer.code === 'console_locked') return lockGate;
  return error.answer.code === 'proof_required' ? proofGate : null;
};

let isSigningOut = false;

/** A new document: nothing of the old one is left in the browser. */
export const signOut = async (): Promise<void> => {
  isSigningOut = true;
  try {
    await plainCall(consoleSignOut);
    location.assign(CONSOLE_SIGN_IN_PATH);
  } catch (error) {
    isSigningOut = false;
    throw error;
  }
};

/** Whoever is no longer signed in signs in, and comes back, unless they wanted to leave. */
export const leaveForSignIn = (): void => {
  if (!isSigningOut) location.assign(signInPathFor(location.pathname + location.search));
};

const leaveIfSignedOut = (error: unknown) => {
  if (error instanceof CallError && error.answer.authentication_required) leaveForSignIn();
};

/**
 * The API as pages of the console call it. What a locked console or a missing proof refuses is
 * repeated once the gate was passed; for both one after the other it is tried three times.
 */
export const consoleCall: Call = async (spec, ...rest) => {
  for (let tries = 1; ; tries += 1) {
    try {
      work.notify();
      return await plainCall(spec, ...rest);
    } catch (error) {
      leaveIfSignedOut(error);
      const gate = gateOf(error);
      if (tries === 3 || !gate || !(await gate.pass())) throw error;
    }
  }
};

/** A proof that is about to expire does not count: the clock of the device may differ a little. */
const PROOF_MS = consoleLimits.staff.proofMinutes * 60_000 - 60_000;

/** Has the passkey shown if it was not lately, for what is not called but opened. */
export const ensureProof = async (): Promise<boolean> => {
  const { staff } = await consoleCall(consoleSession);
  const provenAt = staff?.proven_at ? Date.parse(staff.proven_at) : 0;
  return Date.now() - provenAt < PROOF_MS || proofGate.pass();
};
