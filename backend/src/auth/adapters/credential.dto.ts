import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import type { AssertedCredential, CreatedCredential } from '../application/passkey-verification.js';

/** As browsers name the ways to reach an authenticator: `internal`, `usb`, `hybrid`. */
const TRANSPORT = { pattern: /^[a-z-]{1,20}$/, most: 10 };

/** In characters of base64url; the longest id that the standard allows has 1,023 bytes. */
const LONGEST = { id: 1364, clientData: 4096, attestation: 16_384, authenticatorData: 4096, signature: 2048 };

function Bytes(maxLength: number, description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength, pattern: '^[\\w-]+$', description: `${description}; base64url.` }),
    MaxLength(maxLength),
    Matches(/^[\w-]+$/),
    IsString(),
  );
}

export const credentialIdExample = 'nI3qkPFVxZ0d2kYl8fQ2tw';

export const createdExample = {
  id: credentialIdExample,
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
  attestationObject: 'o2NmbXRkbm9uZQ',
  transports: ['internal', 'hybrid'],
};

export const assertedExample = {
  id: credentialIdExample,
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  signature: 'MEUCIQDp',
};

/** What an authenticator has made. */
@ApiSchema({ name: 'CreatedCredential' })
export class CreatedCredentialBody implements CreatedCredential {
  @Bytes(LONGEST.id, 'By which browsers know it') id!: string;
  @Bytes(LONGEST.clientData, 'As the browser has it') clientDataJSON!: string;
  @Bytes(LONGEST.attestation, 'As the browser has it') attestationObject!: string;

  @ApiProperty({ type: [String], maxItems: TRANSPORT.most, description: 'How it is reached.' })
  @Matches(TRANSPORT.pattern, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(TRANSPORT.most)
  @IsArray()
  transports!: string[];
}

/** What an authenticator has signed. */
@ApiSchema({ name: 'AssertedCredential' })
export class AssertedCredentialBody implements AssertedCredential {
  @Bytes(LONGEST.id, 'By which browsers know it') id!: string;
  @Bytes(LONGEST.clientData, 'As the browser has it') clientDataJSON!: string;
  @Bytes(LONGEST.authenticatorData, 'As the browser has it') authenticatorData!: string;
  @Bytes(LONGEST.signature, 'Of both') signature!: string;
}
