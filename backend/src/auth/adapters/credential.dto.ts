import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, Matches } from 'class-validator';
import type { CreatedCredential } from '../application/own-passkeys.js';
import { Bytes, LONGEST_BYTES } from './challenge.dto.js';
import { credentialIdExample } from './own-account.dto.js';

/** As browsers name the ways to reach an authenticator: `internal`, `usb`, `hybrid`. */
const TRANSPORT = { pattern: /^[a-z-]{1,20}$/, most: 10 };

export const createdExample = {
  id: credentialIdExample,
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
  attestationObject: 'o2NmbXRkbm9uZQ',
  transports: ['internal', 'hybrid'],
};

/** What an authenticator has made. */
@ApiSchema({ name: 'CreatedCredential' })
export class CreatedCredentialBody implements CreatedCredential {
  @Bytes(LONGEST_BYTES.id, 'By which browsers know it') id!: string;
  @Bytes(LONGEST_BYTES.clientData, 'As the browser has it') clientDataJSON!: string;
  @Bytes(LONGEST_BYTES.attestation, 'As the browser has it') attestationObject!: string;

  @ApiProperty({ type: [String], maxItems: TRANSPORT.most, description: 'How it is reached.' })
  @Matches(TRANSPORT.pattern, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(TRANSPORT.most)
  @IsArray()
  transports!: string[];
}
