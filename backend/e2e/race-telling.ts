import type { Answer, Backend } from './harness.js';

export interface Raced {
  id: string;
  token: string;
}

/** Sends what actors do, and keeps what came of it. */
export class Telling {
  private readonly answers = { done: 0, refused: 0 };
  /** Answers that nobody may get. */
  readonly faults: string[] = [];
  readonly inquiries: Raced[] = [];
  readonly samples: Raced[] = [];

  constructor(
    readonly backend: Backend,
    /** Sessions; the first one may do everything. */
    readonly staff: readonly Record<string, string>[],
    readonly random: () => number,
  ) {}

  /** @param request method and path */
  async tell<Body = unknown>(
    request: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>> {
    const [method = '', path = ''] = request.split(' ');
    const answer = await this.backend.ask<Body>(path, {
      method,
      ...(body && { body }),
      ...(headers && { headers }),
    });
    const { code } = (answer.body ?? {}) as { code?: string };
    this.answers[answer.status < 400 ? 'done' : 'refused'] += 1;
    if (answer.status >= 500 || (answer.status >= 400 && !code))
      this.faults.push(`${request}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** Of all that was tried, from 0 to 1. */
  share(answer: 'done' | 'refused'): number {
    const { done, refused } = this.answers;
    return this.answers[answer] / (done + refused);
  }

  oneOf<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }
}
