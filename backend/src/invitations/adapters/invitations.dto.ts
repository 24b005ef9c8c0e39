import { ApiProperty } from '@nestjs/swagger';
import { CONTACT } from '@tiraz/contracts/contact';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Documented, Id, Moment, OneOf, Trimmed } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText } from '../../shared/http/text-field.js';
import type { Invitation, Joining, WrittenInvitation } from '../application/invitations.js';

const { customerName: name, customerEmail } = CONTACT;
const LONGEST_TOKEN = 200;
/** As the OpenAPI document shows it, of an invitation and of who joins. */
export const ACCOUNT_EXISTS = {
  status: 409,
  code: 'account.exists',
  detail: 'There is an account with this e-mail address already.',
};

export const TOKEN_EXAMPLE = 'Ck2vTqY1b0nS8yXo3ZrLr5mJdFhQeWuG7aPiNxKtB4c';

@Documented('Invitation', {
  description: 'Somebody is to have an account, and does not have it yet.',
  example: {
    id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e61',
    email: 'omar@tiraz.example',
    role: 'sales',
    language: 'ar',
    invitedAt: '2026-11-19T09:07:00.000Z',
    expiresAt: '2026-11-21T09:07:00.000Z',
  },
})
export class InvitationDto implements Invitation {
  @Id({ description: 'That of the account to come.' }) id!: string;
  @ApiProperty() email!: string;
  @OneOf(ROLES) role!: Role;
  @OneOf(LANGUAGES, { description: 'Of the mail.' }) language!: Language;
  @Moment() invitedAt!: Date;
  @Moment({ description: 'Nobody joins from then on.' }) expiresAt!: Date;
}

/** The body of invite. */
@Documented('WrittenInvitation')
export class WrittenInvitationDto implements WrittenInvitation {
  @ApiProperty({
    minLength: 1,
    maxLength: customerEmail.longest,
    description: 'Letter case does not matter.',
  })
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: 'email is required' })
  @MaxLength(customerEmail.longest)
  email!: string;

  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES)
  role!: Role;

  @ApiProperty({ enum: LANGUAGES, description: 'Of the mail.' })
  @IsIn(LANGUAGES)
  language!: Language;
}

/** The body of openInvitation: in no address, which logs and other sites may see. */
export class InvitationToken {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_TOKEN, description: 'What follows the # of the link.' })
  @IsString()
  @IsNotEmpty({ message: 'token is required' })
  @MaxLength(LONGEST_TOKEN)
  token!: string;
}

/** The body of acceptInvitation. */
@Documented('Joining')
export class JoiningDto extends InvitationToken implements Joining {
  @ApiProperty({ minLength: 1, maxLength: name.longest })
  @IsOneLine()
  @IsSeenText(name.longest, 'Name is required')
  name!: string;

  @ApiProperty({
    minLength: PASSWORD_LENGTH.shortest,
    maxLength: PASSWORD_LENGTH.longest,
    format: 'password',
  })
  @IsString()
  @IsNotEmpty({ message: 'password is required' })
  @MaxLength(PASSWORD_LENGTH.longest)
  password!: string;
}

@Documented('OpenedInvitation', { example: { email: 'omar@tiraz.example', role: 'sales' } })
export class OpenedInvitationDto {
  @ApiProperty({ description: 'Whose account it is going to be.' }) email!: string;
  @OneOf(ROLES) role!: Role;
}
