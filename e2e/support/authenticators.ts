import type { CDPSession, Page } from '@playwright/test';

export interface Authenticator {
  /** Takes it away: whatever asks for it afterwards finds none. */
  remove(): Promise<void>;
}

/** Puts an authenticator into the browser that verifies whoever uses it and answers by itself. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const browser: CDPSession = await page.context().newCDPSession(page);
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
    remove: async () => {
      await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
