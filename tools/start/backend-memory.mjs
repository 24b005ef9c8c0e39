/**
 * How the backend process uses memory, as deploy/images/backend sets it, too. V8's young generation is half of what it
 * would take on a large machine, and what malloc is asked for in one piece of a megabyte (19 for a password check) goes
 * back to the system at once; otherwise each thread keeps it. See docs/decisions/018.
 * @param {NodeJS.ProcessEnv} given what the environment says of it stands
 * @returns {NodeJS.ProcessEnv}
 */
export function backendMemory(given) {
  return {
    NODE_OPTIONS: given.NODE_OPTIONS ?? '--max-semi-space-size=8',
    MALLOC_MMAP_THRESHOLD_: given.MALLOC_MMAP_THRESHOLD_ ?? '1048576',
  };
}
