import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ROLES, type Role } from '@tiraz/contracts/roles';
import type { Staff } from '../../shared/domain/staff.js';
import { PERMISSIONS, type Permission } from '../domain/permissions.js';

export const staffExample = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example' };

@ApiSchema({ name: 'Staff', description: 'A member of staff.' })
export class StaffDto implements Staff {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() email!: string;
}

export const meExample = {
  ...staffExample,
  name: 'Mona Adel',
  role: 'sales',
  permissions: ['inquiries.read', 'inquiries.answer'],
};

@ApiSchema({ name: 'Me', description: 'Who is signed in.' })
export class MeDto extends StaffDto {
  @ApiProperty({ description: 'Empty until somebody has said it.' }) name!: string;
  @ApiProperty({ enum: ROLES }) role!: Role;
  @ApiProperty({ enum: PERMISSIONS, isArray: true, description: 'What the account may do.' })
  permissions!: Permission[];
}
