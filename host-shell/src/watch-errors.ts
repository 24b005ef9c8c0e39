import { reportError } from './error-report';

/** Hears of every error that nothing in the page catches, from now on. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    reportError(error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** For React, which hears of what it throws while it renders before the page does. */
export const ROOT_OPTIONS = {
  onCaughtError(error: unknown) {
    console.error(error);
    reportError(error);
  },
};
