import { CODE_ASKED_FOR_MS } from '../domain/second-factor.js';
import type { Challenges } from './challenges.js';
import type { SecondFactors } from './second-factors.js';
import type { CodeAsked, CodeQuestion } from './signing-in.js';
import type { Tokens } from './tokens.js';

export class AskForCode implements CodeQuestion {
  constructor(
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly tokens: Tokens,
  ) {}

  async ask(
    { id: staffId, passwordHash }: { id: string; passwordHash: string },
    at: Date,
  ): Promise<CodeAsked | undefined> {
    if (!(await this.factors.find(staffId))) return undefined;
    const challenge = this.tokens.next();
    const expiresAt = new Date(at.getTime() + CODE_ASKED_FOR_MS);
    await this.challenges.add(challenge, { staffId, passwordHash, key: null, expiresAt });
    return { challenge, expiresAt };
  }

  forgetOver(at: Date): Promise<void> {
    return this.challenges.forgetBefore(at);
  }
}
