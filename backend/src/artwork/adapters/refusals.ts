import type { ProblemExample } from '../../shared/http/documentation.js';

export function refusal(status: number, reason: string, detail: string): ProblemExample {
  return { status, code: `artwork.${reason}`, detail };
}

export const MISSING = refusal(404, 'missing', 'There is no such file.');
