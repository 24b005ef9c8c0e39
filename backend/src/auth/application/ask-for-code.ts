import { CODE_ASKED_FOR_MS } from '../domain/second-factor.js';
import { challengeFor, type Challenges } from './challenges.js';
import type { Passkeys } from './passkeys.js';
import type { SecondFactors } from './second-factors.js';
import type { CodeAsked, CodeQuestion } from './signing-in.js';
import type { Tokens } from './tokens.js';

export class AskForCode implements CodeQuestion {
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly verification: { readonly host: string },
    private readonly challenges: Challenges,
    private readonly tokens: Tokens,
  ) {}

  async ask(
    { id: staffId, passwordHash }: { id: string; passwordHash: string },
    at: Date,
    purpose: 'sign-in' | 'confirm-session',
  ): Promise<CodeAsked | undefined> {
    const factor = await this.factors.find(staffId);
    if (!factor) return undefined;
    const held = await this.passkeys.listOf(staffId);
    const challenge = this.tokens.next();
    const expiresAt = new Date(at.getTime() + CODE_ASKED_FOR_MS);
    await this.challenges.add(challengeFor(purpose, challenge), {
      staffId,
      passwordHash,
      key: null,
      expiresAt,
    });
    return {
      challenge,
      hasApp: factor.key !== null,
      passkeys: held.map(({ credentialId: id, transports }) => ({ id, transports })),
      passkeyHost: this.verification.host,
      expiresAt,
    };
  }

  forgetOver(at: Date): Promise<void> {
    return this.challenges.forgetBefore(at);
  }
}
