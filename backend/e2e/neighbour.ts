import type { Answer } from './documented-answers.js';

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is when it is a string or bytes, as JSON otherwise. */
  body?: unknown;
}

/** A backend as others see it. */
export interface Neighbour {
  /** Without a trailing slash. */
  url: string;
  /**
   * Comes back when it is turned away because the machine is busy.
   *
   * @throws Error when the answer is not as the OpenAPI document describes it: see DocumentedAnswers
   */
  ask<Body = unknown>(path: string, ask?: Ask): Promise<Answer<Body>>;
  /** Happens by itself at the end of the test file. */
  stop(): Promise<void>;
}
