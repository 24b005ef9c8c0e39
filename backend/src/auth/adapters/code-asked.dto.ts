import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Documented, Moment } from '../../shared/http/documentation.js';
import type { CodeAsked, KnownCredential } from '../application/signing-in.js';
import { challengeExample, credentialIdExample } from './own-account.dto.js';

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
  @ApiProperty({ type: [KnownCredentialDto] })
  passkeys!: KnownCredentialDto[];
  @ApiProperty({ description: 'The name of the host that passkeys are bound to.' }) passkeyHost!: string;
  @Moment() expiresAt!: Date;
}
