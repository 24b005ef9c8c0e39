import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CONTACT } from '@tiraz/contracts/contact';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import { IsBoolean, IsIn } from 'class-validator';
import { Documented, Id, IfGiven, Moment, OneOf, Version } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText } from '../../shared/http/text-field.js';
import type { Person, PersonChanges } from '../application/people.js';

const { longest } = CONTACT.customerName;
const NAME_REQUIRED = 'Name is required';

@Documented('Person', {
  description: 'An account of staff.',
  example: {
    id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
    email: 'mona@tiraz.example',
    name: 'منى عادل',
    role: 'sales',
    isActive: true,
    createdAt: '2026-03-01T08:00:00.000Z',
    signedInAt: '2026-11-19T09:07:00.000Z',
    hasFactor: true,
    version: 2,
  },
})
export class PersonDto implements Person {
  @Id() id!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Empty until somebody has said it.' }) name!: string;
  @OneOf(ROLES) role!: Role;
  @ApiProperty({ description: 'Nobody signs in to one that is not.' }) isActive!: boolean;
  @Moment() createdAt!: Date;
  @Moment({ nullable: true, description: 'The latest time; null: never.' }) signedInAt!: Date | null;
  @ApiProperty({ description: 'Whether a code is asked for after the password.' }) hasFactor!: boolean;
  @Version() version!: number;
}

/** The body of changePerson; absent fields stay as they are. */
@Documented('PersonChanges')
export class PersonChangesDto implements PersonChanges {
  @ApiPropertyOptional({ minLength: 1, maxLength: longest })
  @IfGiven()
  @IsOneLine()
  @IsSeenText(longest, NAME_REQUIRED)
  name?: string;

  @ApiPropertyOptional({ enum: ROLES })
  @IfGiven()
  @IsIn(ROLES)
  role?: Role;

  @ApiPropertyOptional({ description: 'False ends every session of the account.' })
  @IfGiven()
  @IsBoolean()
  isActive?: boolean;
}

/** The body of renameMe. */
export class OwnName {
  @ApiProperty({ minLength: 1, maxLength: longest })
  @IsOneLine()
  @IsSeenText(longest, NAME_REQUIRED)
  name!: string;
}
