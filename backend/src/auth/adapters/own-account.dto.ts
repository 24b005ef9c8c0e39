import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export const challengeExample = 'mJq1vWJ2R1mXoXqVbY8o0k5cJ7b4nQ0s3tLwZ6uYx2E';
export const credentialIdExample = 'nI3qkPFVxZ0d2kYl8fQ2tw';

/** What is typed into a form of ours; whether it fits is looked at later. */
export function Typed(
  field: string,
  maxLength: number,
  shown: { minLength?: number; format?: string; description?: string },
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minLength: 1, maxLength, ...shown }),
    IsString(),
    IsNotEmpty({ message: `${field} is required` }),
    MaxLength(maxLength),
  );
}

export const TypedPassword = (field: string, minLength = 1) =>
  Typed(field, PASSWORD_LENGTH.longest, { minLength, format: 'password' });

/** Whoever is signed in gives the password once more. */
export class Reauthentication {
  @TypedPassword('currentPassword')
  currentPassword!: string;
}

export class PasswordChange extends Reauthentication {
  @TypedPassword('newPassword', PASSWORD_LENGTH.shortest)
  newPassword!: string;
}

/** As the OpenAPI document shows the refusals that several operations share. */
export const THROTTLED = {
  status: 429,
  code: 'sign-in.throttled',
  detail: 'Too many attempts to sign in; try again later.',
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
