import { CONTACT_LIMITS } from '@tiraz/contracts/contact';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';

const typed = { minLength: 1, maxLength: PASSWORD_LENGTH.longest, format: 'password' };

export class Credentials {
  @ApiProperty({
    minLength: 1,
    maxLength: CONTACT_LIMITS.customerEmail,
    description: 'Letter case does not matter.',
  })
  @MaxLength(CONTACT_LIMITS.customerEmail)
  @IsNotEmpty({ message: 'email is required' })
  @IsString()
  email!: string;

  @ApiProperty(typed)
  @MaxLength(PASSWORD_LENGTH.longest)
  @IsNotEmpty({ message: 'password is required' })
  @IsString()
  password!: string;
}

/** Whoever is signed in gives the password once more. */
export class Reauthentication {
  @ApiProperty(typed)
  @MaxLength(PASSWORD_LENGTH.longest)
  @IsNotEmpty({ message: 'currentPassword is required' })
  @IsString()
  currentPassword!: string;
}

export class PasswordChange extends Reauthentication {
  @ApiProperty({ ...typed, minLength: PASSWORD_LENGTH.shortest })
  @MaxLength(PASSWORD_LENGTH.longest)
  @IsNotEmpty({ message: 'newPassword is required' })
  @IsString()
  newPassword!: string;
}

export const staffExample = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example' };

export const staffSchema = {
  title: 'Staff',
  description: 'A member of staff.',
  type: 'object',
  required: ['id', 'email'],
  properties: { id: { type: 'string', format: 'uuid' }, email: { type: 'string' } },
  example: staffExample,
};

export const demoAccountSchema = {
  title: 'DemoAccount',
  type: 'object',
  required: ['account'],
  properties: {
    account: {
      description: 'Null outside demo mode, and once its password was changed.',
      anyOf: [
        {
          type: 'object',
          required: ['email', 'password'],
          properties: { email: { type: 'string' }, password: { type: 'string' } },
        },
        { type: 'null' },
      ],
    },
  },
};

/** As the OpenAPI document shows the refusals that several operations share. */
export const THROTTLED = {
  status: 429,
  code: 'sign-in.throttled',
  detail: 'Too many attempts to sign in; try again later.',
};

export const THROTTLED_CLIENT = {
  status: 429,
  code: 'client.throttled',
  detail: 'Too many from one address; try again later.',
};

export const refusedField = (code: string, path: string, detail: string) => ({
  status: 422,
  code,
  detail,
  errors: [{ path, code, message: detail }],
});

export const WRONG_PASSWORD = refusedField(
  'password.wrong',
  'currentPassword',
  'The current password is wrong.',
);
