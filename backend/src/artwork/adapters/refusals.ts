import type { ProblemExample } from '../../shared/http/documentation.js';

export function refusal(status: number, reason: string, detail: string): ProblemExample {
  return { status, code: `artwork.${reason}`, detail };
}

export const MISSING = refusal(404, 'missing', 'There is no such file.');

export const THROTTLED: ProblemExample = {
  status: 429,
  code: 'client.throttled',
  detail: 'Too many from one address; try again later.',
};
