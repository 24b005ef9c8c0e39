import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from '@tiraz/contracts/passkeys';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { Documented, Id, Moment } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText } from '../../shared/http/text-field.js';
import type { ListedPasskeys, OwnPasskey, PasskeySetUp } from '../application/own-passkeys.js';
import { Challenge } from './challenge.dto.js';
import { CreatedCredentialBody } from './credential.dto.js';
import { challengeExample, credentialIdExample } from './own-account.dto.js';
import { StaffDto, staffExample } from './staff.dto.js';

const NAME_REQUIRED = 'Name is required';

export const PASSKEY_EXISTS = {
  status: 409,
  code: 'passkey.exists',
  detail: 'This passkey was added already.',
};
export const TOO_MANY_PASSKEYS = {
  status: 409,
  code: 'passkeys.too-many',
  detail: 'Remove a passkey first: there are as many as may be.',
};
export const NO_PASSKEY = { status: 404, code: 'passkey.missing', detail: 'There is no such passkey.' };

@ApiSchema({ name: 'OwnPasskey' })
export class OwnPasskeyDto implements OwnPasskey {
  @Id() id!: string;
  @ApiProperty({ description: 'As its owner calls it.' }) name!: string;
  @Moment() createdAt!: Date;
  @Moment({ nullable: true, description: 'Null: never.' }) usedAt!: Date | null;
}

@Documented('OwnPasskeys', {
  description: 'The passkeys of one’s own account.',
  example: {
    host: 'tiraz.example',
    passkeys: [
      {
        id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
        name: 'Mona’s phone',
        createdAt: '2026-03-01T08:00:00.000Z',
        usedAt: '2026-11-19T09:07:00.000Z',
      },
    ],
  },
})
export class OwnPasskeysDto implements ListedPasskeys {
  @ApiProperty({ description: 'The name of the host that they are bound to.' }) host!: string;
  @ApiProperty({ type: [OwnPasskeyDto], maxItems: MOST_PASSKEYS, description: 'The oldest first.' })
  passkeys!: OwnPasskeyDto[];
}

@Documented('PasskeySetUp', {
  description: 'What an authenticator needs to make a passkey.',
  example: {
    challenge: challengeExample,
    host: 'tiraz.example',
    account: staffExample,
    known: [credentialIdExample],
    expiresAt: '2026-03-01T08:05:00.000Z',
  },
})
export class PasskeySetUpDto implements PasskeySetUp {
  @ApiProperty({ description: 'In base64url; goes along with what was made, once.' }) challenge!: string;
  @ApiProperty({ description: 'The name of the host that the passkey is bound to.' }) host!: string;
  @ApiProperty({ type: StaffDto }) account!: StaffDto;
  @ApiProperty({
    type: [String],
    description: 'The credentials that the account has; no second one is made.',
  })
  known!: string[];
  @Moment() expiresAt!: Date;
}

export class PasskeyName {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_PASSKEY_NAME })
  @IsOneLine()
  @IsSeenText(LONGEST_PASSKEY_NAME, NAME_REQUIRED)
  name!: string;
}

export class MadePasskey extends Challenge {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_PASSKEY_NAME, description: 'As its owner calls it.' })
  @IsOneLine()
  @IsSeenText(LONGEST_PASSKEY_NAME, NAME_REQUIRED)
  name!: string;

  @ApiProperty({ type: CreatedCredentialBody })
  @ValidateNested()
  @IsObject()
  @Type(() => CreatedCredentialBody)
  credential!: CreatedCredentialBody;
}
