import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import type { AssertedCredential } from '../application/signing-in.js';
import { Bytes, Challenge, LONGEST_BYTES } from './challenge.dto.js';
import { credentialIdExample } from './own-account.dto.js';

export const assertedExample = {
  id: credentialIdExample,
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  signature: 'MEUCIQDp',
};

/** What an authenticator has signed. */
@ApiSchema({ name: 'AssertedCredential' })
export class AssertedCredentialBody implements AssertedCredential {
  @Bytes(LONGEST_BYTES.id, 'By which browsers know it') id!: string;
  @Bytes(LONGEST_BYTES.clientData, 'As the browser has it') clientDataJSON!: string;
  @Bytes(LONGEST_BYTES.authenticatorData, 'As the browser has it') authenticatorData!: string;
  @Bytes(LONGEST_BYTES.signature, 'Of both') signature!: string;
}

/** What a passkey says to a challenge. */
export class PasskeyAnswer extends Challenge {
  @ApiProperty({ type: AssertedCredentialBody })
  @ValidateNested()
  @IsObject()
  @Type(() => AssertedCredentialBody)
  credential!: AssertedCredentialBody;
}
