import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';

export const staffExample = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example' };

@ApiSchema({ name: 'Staff', description: 'A member of staff.' })
export class StaffDto implements Staff {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() email!: string;
}
