import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CONTACT } from '@tiraz/contracts/contact';
import type { Credentials as Given } from '../domain/credentials.js';
import { Typed, TypedPassword } from './own-account.dto.js';

export class Credentials implements Given {
  @Typed('email', CONTACT.customerEmail.longest, { description: 'Letter case does not matter.' })
  email!: string;

  @TypedPassword('password')
  password!: string;
}

@ApiSchema({ name: 'DemoAccount' })
export class DemoAccountDto {
  @ApiProperty({
    type: 'object',
    properties: { email: { type: 'string' }, password: { type: 'string' } },
    required: ['email', 'password'],
    selfRequired: true,
    nullable: true,
    description: 'Null outside demo mode, and once its password was changed.',
  })
  account!: Given | null;
}
