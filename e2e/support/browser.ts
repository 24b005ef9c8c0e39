import { findChromium } from '../../tools/find-chromium.mjs';

/** Chromium that asks nothing of the outside world; as root it needs to run without its own sandbox. */
export const browserOptions = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};
