import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { refusedField, Typed } from './own-account.dto.js';

/** A recovery code with spaces between all of its letters. */
const LONGEST_CODE = 64;

/** In characters of base64url; the longest id that the standard allows has 1,023 bytes. */
export const LONGEST_BYTES = {
  id: 1364,
  clientData: 4096,
  attestation: 16_384,
  authenticatorData: 4096,
  signature: 2048,
};

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

export function Bytes(maxLength: number, description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength, pattern: '^[\\w-]+$', description: `${description}; base64url.` }),
    MaxLength(maxLength),
    Matches(/^[\w-]+$/),
    IsString(),
  );
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
