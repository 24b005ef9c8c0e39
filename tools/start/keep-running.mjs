import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from './system-errors.mjs';

/** The exit code of a program that lacks what only a person can give (EX_CONFIG in sysexits.h). */
const REFUSED = 78;

/**
 * @typedef {object} Program something that runs until it is asked to stop
 * @property {Promise<unknown>} exited with its exit code, if it has one
 * @property {() => Promise<void>} stop
 * @property {() => void} kill at once, without asking, even when it was stopped by a signal
 * @property {() => Promise<boolean>} answers whether it does its work, asked within its own patience
 *
 * @typedef {Pick<Program, 'stop' | 'kill'>} Kept to be used once it was said that an end is no crash
 */

/**
 * Keeps a program running: starts it again when it ends unasked, after pauses that grow while it keeps failing. One
 * that runs but no longer answers, because it hangs or was stopped by a signal, is ended first.
 * @param {() => Promise<Program>} start resolves when the program does its work
 * @param {object} options
 * @param {AbortSignal} options.stopAsked from then on an end is no crash
 * @param {(pauseMs: number, reason?: string) => void} options.onCrash `reason`: why it could not be started again
 * @param {() => void} options.onSilent it is about to be ended because it does not answer
 * @param {() => void} options.onRefused it says that starting it again is no use; it is left alone then
 * @param {number} [options.askEveryMs] how often it is asked for a sign of life; twice as often while it owes one
 * @param {number} [options.mostSilences] how many of them in a row it may leave without an answer; counted, not
 *   timed, so that a machine that slept ends nothing
 * @param {number} [options.firstPauseMs] doubled from crash to crash
 * @param {number} [options.longestPauseMs]
 * @param {number} [options.steadyAfterMs] a run this long begins with the first pause again
 * @returns {Promise<Kept>}
 * @throws what `start` throws the first time: that is a fault to mend, no crash
 */
export async function keepRunning(
  start,
  {
    stopAsked,
    onCrash,
    onSilent,
    onRefused,
    askEveryMs = 4_000,
    mostSilences = 2,
    firstPauseMs = 250,
    longestPauseMs = 5_000,
    steadyAfterMs = 30_000,
  },
) {
  /** @type {Program | undefined} */
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
    /** @type {string | undefined} */
    let reason;
    for (;;) {
      const began = Date.now();
      const code = program && (await endOf(program));
      if (stopAsked.aborted) return;
      if (code === REFUSED) return onRefused();
      if (Date.now() - began >= steadyAfterMs) pauseMs = firstPauseMs;
      onCrash(pauseMs, reason);
      program = undefined;
      await pause(pauseMs, undefined, { signal: stopAsked }).catch(() => {});
      if (stopAsked.aborted) return;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      reason = undefined;
      program = await start().catch((error) => {
        reason = messageOf(error);
        return undefined;
      });
      if (stopAsked.aborted) await program?.stop();
    }
  }

  /**
   * Resolves with its exit code once it has ended, by itself or because it fell silent.
   * @param {Program} running
   */
  async function endOf(running) {
    const ended = new AbortController();
    void running.exited.then(() => ended.abort());
    const over = AbortSignal.any([ended.signal, stopAsked]);
    let silences = 0;
    while (silences <= mostSilences) {
      await pause(silences > 0 ? askEveryMs / 2 : askEveryMs, undefined, { signal: over }).catch(() => {});
      if (over.aborted) return running.exited;
      silences = (await running.answers()) ? 0 : silences + 1;
      if (over.aborted) return running.exited;
    }
    onSilent();
    running.kill();
    return running.exited;
  }
}
