/** Safari's, and missing elsewhere. */
interface WithApplePay {
  readonly ApplePaySession?: { canMakePayments(): boolean };
}

/** Whether this browser can pay with Apple Pay. Asking may be forbidden in a frame. */
export const hasApplePay = (): boolean => {
  try {
    return (globalThis as WithApplePay).ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
};
