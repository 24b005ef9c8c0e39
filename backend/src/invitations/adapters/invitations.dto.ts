import { ApiProperty } from '@nestjs/swagger';
import { CONTACT } from '@tiraz/contracts/contact';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Documented, Id, Moment, OneOf, Trimmed } from '../../shared/http/documentation.js';
import type { Invitation, WrittenInvitation } from '../application/invitations.js';

const { customerEmail } = CONTACT;

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
