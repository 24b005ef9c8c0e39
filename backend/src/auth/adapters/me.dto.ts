import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import type { FastifyRequest } from 'fastify';
import { PERMISSIONS, type Permission } from '../domain/permissions.js';
import type { SessionInfo } from './staff-only.js';
import { StaffDto, staffExample } from './staff.dto.js';

/** What a session tells of its account, beside what it may do. */
export interface KnownAccount extends SessionInfo {
  name: string;
  role: Role;
}

/** The account of whoever asks, in a handler behind `@StaffOnly()`. */
export const OwnAccount = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { authInfo } = context.switchToHttp().getRequest<FastifyRequest & { authInfo?: KnownAccount }>();
  if (!authInfo) throw new Error('@OwnAccount() needs @StaffOnly()');
  return authInfo;
});

export const meExample = {
  ...staffExample,
  name: 'Mona Adel',
  role: 'sales',
  permissions: ['inquiries.read', 'inquiries.answer'],
  lacksFactor: false,
  language: 'en',
  wantsDigest: true,
};

@ApiSchema({ name: 'Me', description: 'Who is signed in.' })
export class MeDto extends StaffDto {
  @ApiProperty({ description: 'Empty until somebody has said it.' }) name!: string;
  @ApiProperty({ enum: ROLES }) role!: Role;
  @ApiProperty({ enum: PERMISSIONS, isArray: true, description: 'What the account may do.' })
  permissions!: Permission[];
  @ApiProperty({ description: 'Nothing may be done before a second factor is set up.' })
  lacksFactor!: boolean;
  @ApiProperty({ enum: LANGUAGES, description: 'In which mails to the account are written.' })
  language!: Language;
  @ApiProperty({ description: 'Whether the daily digest is to come, where the account may read inquiries.' })
  wantsDigest!: boolean;
}
