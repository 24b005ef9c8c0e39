import { findChromium } from '../../tools/find-chromium.mjs';

/**
 * What Chromium is to leave: a renderer held ready for a site that never comes, nearly a third of what a new context
 * costs, and what Playwright switches off, whose list this one replaces.
 */
const UNWANTED_FEATURES = [
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

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
      // Most pages are left before optimised code gives back what making it costs, a quarter of loading one; what the
      // long walks run again and again for minutes is optimised, lightly.
      '--js-flags=--no-turbofan --invocation-count-for-maglev=2000 --interrupt-budget-for-maglev=600000',
      `--disable-features=${UNWANTED_FEATURES.join(',')}`,
    ],
  },
};
