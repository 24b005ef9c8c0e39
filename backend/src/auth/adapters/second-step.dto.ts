import { ApiProperty } from '@nestjs/swagger';
import { Documented, Moment } from '../../shared/http/documentation.js';
import type { CodeAsked } from '../application/signing-in.js';
import { refusedField, Typed } from './own-account.dto.js';

/** A recovery code with spaces between all of its letters. */
const LONGEST_CODE = 64;

export const challengeExample = 'mJq1vWJ2R1mXoXqVbY8o0k5cJ7b4nQ0s3tLwZ6uYx2E';
export const codeExample = '287082';

export const WRONG_CODE = refusedField('code.wrong', 'code', 'This code is wrong, or it was used already.');
export const CHALLENGE_OVER = {
  status: 409,
  code: 'challenge.over',
  detail: 'Too late, or used already: give the password again.',
};

@Documented('CodeAsked', {
  description:
    'The password was right, and a code of the second factor has to follow. Nobody is signed in yet.',
  example: { challenge: challengeExample, expiresAt: '2026-03-01T08:05:00.000Z' },
})
export class CodeAskedDto implements CodeAsked {
  @ApiProperty({ description: 'Goes along with the code; good once, and not for long.' }) challenge!: string;
  @Moment() expiresAt!: Date;
}

export class Code {
  @Typed('code', LONGEST_CODE, {
    description: 'Six digits of the authenticator app, or a recovery code, in whatever spacing.',
  })
  code!: string;
}

export class ChallengeCode extends Code {
  @Typed('challenge', LONGEST_CODE, {})
  challenge!: string;
}
