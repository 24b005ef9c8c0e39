/** Hears of every error that nothing in the page catches, from now on. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    told(error ?? message, filename ? `${filename}:${lineno}:${colno}` : undefined);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => told(reason));
}

/** For React, which hears of what it throws while it renders before the page does. */
export const ROOT_OPTIONS = {
  onCaughtError(error: unknown) {
    console.error(error);
    told(error);
  },
};

/** The code for it comes when there is something to tell; where it does not come, nobody misses it. */
function told(error: unknown, at?: string): void {
  import(/* webpackChunkName: 'error-report' */ './error-report')
    .then(({ reportError }) => reportError(error, at))
    .catch(() => undefined);
}
