import { ApiProperty } from '@nestjs/swagger';
import { Documented, Moment } from '../../shared/http/documentation.js';
import type { FactorSetUp, FactorState } from '../application/own-factor.js';
import { challengeExample } from './own-account.dto.js';

export const NO_FACTOR = {
  status: 404,
  code: 'factor.missing',
  detail: 'This account has no second factor.',
};

export const OBLIGATORY = {
  status: 409,
  code: 'factor.obligatory',
  detail: 'Accounts of this role need a second factor.',
};

@Documented('FactorState', {
  description: 'The second factor of one’s own account.',
  example: { since: '2026-03-01T08:00:00.000Z', hasApp: true, recoveryCodesLeft: 10, isObligatory: false },
})
export class FactorStateDto implements FactorState {
  @Moment({ nullable: true, description: 'Null: there is none.' }) since!: Date | null;
  @ApiProperty({ description: 'Codes of an authenticator app count, beside passkeys.' }) hasApp!: boolean;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 10 }) recoveryCodesLeft!: number;
  @ApiProperty({ description: 'Accounts of this role need one: it cannot be removed.' })
  isObligatory!: boolean;
}

@Documented('FactorSetUp', {
  description:
    'A key for an authenticator app. It is shown this once, and counts once a code of it was given.',
  example: {
    challenge: challengeExample,
    key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    address: 'otpauth://totp/Tiraz:mona%40tiraz.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tiraz',
    expiresAt: '2026-03-01T08:30:00.000Z',
  },
})
export class FactorSetUpDto implements FactorSetUp {
  @ApiProperty({ description: 'Goes along with the code.' }) challenge!: string;
  @ApiProperty({ description: 'In base32, for somebody who types it.' }) key!: string;
  @ApiProperty({ description: 'What a QR code of it holds.' }) address!: string;
  @Moment() expiresAt!: Date;
}

@Documented('RecoveryCodes', {
  description:
    'Each stands in for the second factor, once. They are shown this once. None: those of before count.',
  example: { recoveryCodes: ['0-K7QM2-9XWTB', '1-3FZ8D-QH50R'] },
})
export class RecoveryCodesDto {
  @ApiProperty({ type: [String] }) recoveryCodes!: string[];
}
