import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MOST_PASSKEYS } from '@tiraz/contracts/passkeys';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { Documented, Moment } from '../../shared/http/documentation.js';
import type { CodeAsked, KnownCredential } from '../application/signing-in.js';
import { AssertedCredentialBody, credentialIdExample } from './credential.dto.js';
import { refusedField, Typed } from './own-account.dto.js';

/** A recovery code with spaces between all of its letters. */
const LONGEST_CODE = 64;

export const challengeExample = 'mJq1vWJ2R1mXoXqVbY8o0k5cJ7b4nQ0s3tLwZ6uYx2E';
export const codeExample = '287082';

export const WRONG_CODE = refusedField('code.wrong', 'code', 'This code is wrong, or it was used already.');
export const WRONG_PASSKEY = refusedField(
  'passkey.wrong',
  'credential',
  'This passkey is wrong, or its answer was used already.',
);
export const CHALLENGE_OVER = {
  status: 409,
  code: 'challenge.over',
  detail: 'Too late, or used already: give the password again.',
};

@ApiSchema({ name: 'KnownCredential' })
export class KnownCredentialDto implements KnownCredential {
  @ApiProperty({ description: 'In base64url.' }) id!: string;
  @ApiProperty({ type: [String], description: 'How it is reached.' }) transports!: string[];
}

@Documented('CodeAsked', {
  description: 'The second factor has to follow: a code, or the answer of a passkey to the challenge.',
  example: {
    challenge: challengeExample,
    hasApp: true,
    passkeys: [{ id: credentialIdExample, transports: ['internal', 'hybrid'] }],
    passkeyHost: 'tiraz.example',
    expiresAt: '2026-03-01T08:05:00.000Z',
  },
})
export class CodeAskedDto implements CodeAsked {
  @ApiProperty({ description: 'In base64url; goes along with the code; good once, and not for long.' })
  challenge!: string;
  @ApiProperty({ description: 'Whether there is an authenticator app; a recovery code counts anyway.' })
  hasApp!: boolean;
  @ApiProperty({ type: [KnownCredentialDto], maxItems: MOST_PASSKEYS })
  passkeys!: KnownCredentialDto[];
  @ApiProperty({ description: 'The name of the host that passkeys are bound to.' }) passkeyHost!: string;
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

export class Challenge {
  @Typed('challenge', LONGEST_CODE, {})
  challenge!: string;
}

/** What a passkey says to a challenge. */
export class PasskeyAnswer extends Challenge {
  @ApiProperty({ type: AssertedCredentialBody })
  @ValidateNested()
  @IsObject()
  @Type(() => AssertedCredentialBody)
  credential!: AssertedCredentialBody;
}
