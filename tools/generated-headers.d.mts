import type { Arbitrary } from 'fast-check';

type Headers = (readonly [name: string, value: string])[];

export const NAMES: string[];
export const VALUES: string[];
/** Each name with each value, alone. */
export function everyHeader(): Generator<Headers>;
/** Several at once, the same one twice among them. */
export function generatedHeaders(): Arbitrary<Headers>;
/** Sends a request to the letter, and hangs up on the head of its answer; `status` is missing when none came. */
export function askWith(
  url: string,
  wanted: { method: string; path: string; headers: Headers; body?: string | undefined },
  patienceMs?: number,
): Promise<{ status: number | undefined; head: string; ms: number }>;
