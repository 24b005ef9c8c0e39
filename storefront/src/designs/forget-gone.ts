import type { Problem } from '@tiraz/api-client';
import type { Designs } from './use-designs';

/**
 * Forgets what the server has not got any more, by the refusal of what was sent with all of `files`.
 *
 * @returns whether it was refused for that
 */
export function forgetGone({ files, forget }: Designs, problem: Problem | undefined): boolean {
  if (problem?.code !== 'artwork.unknown-draft') return false;
  const named = new Set(problem.errors?.map(({ path }) => /ids\[(\d+)\]$/i.exec(path)?.[1]));
  const gone = files.filter((_, index) => named.has(String(index))).map(({ id }) => id);
  forget(gone.length > 0 ? gone : undefined);
  return true;
}
