import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONTACT } from '@tiraz/contracts/contact';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Documented, IfGiven, OneOf } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText } from '../../shared/http/text-field.js';
import type { Joining, OpenedInvitation } from '../application/invitation-joining.js';

const { customerName: name } = CONTACT;
const LONGEST_TOKEN = 200;

export const TOKEN_EXAMPLE = 'Ck2vTqY1b0nS8yXo3ZrLr5mJdFhQeWuG7aPiNxKtB4c';

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

  @ApiPropertyOptional({
    enum: LANGUAGES,
    description: 'In which mails to the account are written. Absent: that of the invitation.',
  })
  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;
}

@Documented('OpenedInvitation', { example: { email: 'omar@tiraz.example', role: 'sales' } })
export class OpenedInvitationDto implements OpenedInvitation {
  @ApiProperty({ description: 'Whose account it is going to be.' }) email!: string;
  @OneOf(ROLES) role!: Role;
}
