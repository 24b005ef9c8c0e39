const EVERY_MS = 5_000;

/**
 * Shows that something long is under way: one line that renews itself on a terminal, else a line every 5 seconds.
 * @param {string} what
 * @returns {{ update: (detail: string) => void, end: () => void }}
 */
export function showProgress(what) {
  const began = Date.now();
  const isTerminal = process.stdout.isTTY;
  let detail = '';
  const show = () => {
    const line = `${what} … ${[detail, `${Math.round((Date.now() - began) / 1000)} s`].filter(Boolean).join(', ')}`;
    process.stdout.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
  };
  show();
  const timer = setInterval(show, isTerminal ? 200 : EVERY_MS);
  return {
    update: (text) => (detail = text),
    end: () => {
      clearInterval(timer);
      show();
      if (isTerminal) process.stdout.write('\n');
    },
  };
}
