import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} Program something that runs until it is asked to stop
 * @property {Promise<unknown>} exited
 * @property {() => Promise<void>} stop
 * @property {() => void} kill at once, without asking
 */

/**
 * Keeps a program running: starts it again when it ends unasked, after pauses that grow while it keeps failing.
 * @param {() => Promise<Program>} start resolves when the program does its work
 * @param {object} options
 * @param {AbortSignal} options.stopAsked from then on an end is no crash
 * @param {(pauseMs: number) => void} options.onCrash
 * @param {number} [options.firstPauseMs] doubled from crash to crash
 * @param {number} [options.longestPauseMs]
 * @param {number} [options.steadyAfterMs] a run this long begins with the first pause again
 * @returns {Promise<{ stop: () => Promise<void>, kill: () => void }>} to be used once `stopAsked` is aborted
 * @throws what `start` throws the first time: that is a fault to mend, no crash
 */
export async function keepRunning(
  start,
  { stopAsked, onCrash, firstPauseMs = 250, longestPauseMs = 10_000, steadyAfterMs = 30_000 },
) {
  let program = await start();
  const watching = watch();
  return {
    async stop() {
      await program?.stop();
      await watching;
    },
    kill: () => program?.kill(),
  };

  async function watch() {
    let pauseMs = firstPauseMs;
    for (;;) {
      const began = Date.now();
      await program?.exited;
      if (stopAsked.aborted) return;
      if (Date.now() - began >= steadyAfterMs) pauseMs = firstPauseMs;
      onCrash(pauseMs);
      program = undefined;
      await pause(pauseMs, undefined, { signal: stopAsked }).catch(() => {});
      if (stopAsked.aborted) return;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      program = await start().catch(() => undefined);
      if (stopAsked.aborted) await program?.stop();
    }
  }
}
