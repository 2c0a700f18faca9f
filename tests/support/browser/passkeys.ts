import type { Page } from '@playwright/test';

interface VirtualAuthenticator {
  /** Whether somebody touches it as soon as a page asks. */
  touch(touched: boolean): Promise<void>;
}

/** Gives a page a device that keeps passkeys, as phones and laptops have one. */
export const addVirtualAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: async (enabled) => {
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
};
