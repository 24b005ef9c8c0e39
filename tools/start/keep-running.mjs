import { setTimeout as pause } from 'node:timers/promises';

/** The exit code of a program that lacks what only a person can give (EX_CONFIG in sysexits.h). */
const REFUSED = 78;

/**
 * @typedef {object} Program something that runs until it is asked to stop
 * @property {Promise<unknown>} exited with its exit code, if it has one
 * @property {() => Promise<void>} stop
 * @property {() => void} kill at once, without asking
 */

/**
 * Keeps a program running: starts it again when it ends unasked, after pauses that grow while it keeps failing.
 * @param {() => Promise<Program>} start resolves when the program does its work
 * @param {object} options
 * @param {AbortSignal} options.stopAsked from then on an end is no crash
 * @param {(pauseMs: number) => void} options.onCrash
 * @param {() => void} options.onRefused it says that starting it again is no use; it is left alone then
 * @param {number} [options.firstPauseMs] doubled from crash to crash
 * @param {number} [options.longestPauseMs]
 * @param {number} [options.steadyAfterMs] a run this long begins with the first pause again
 * @returns {Promise<{ stop: () => Promise<void>, kill: () => void }>} to be used once `stopAsked` is aborted
 * @throws what `start` throws the first time: that is a fault to mend, no crash
 */
export async function keepRunning(
  start,
  { stopAsked, onCrash, onRefused, firstPauseMs = 250, longestPauseMs = 10_000, steadyAfterMs = 30_000 },
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
      const code = await program?.exited;
      if (stopAsked.aborted) return;
      if (code === REFUSED) return onRefused();
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
