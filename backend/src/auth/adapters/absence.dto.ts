import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateIf } from 'class-validator';
import { Documented, Id, IsId } from '../../shared/http/documentation.js';
import type { Absence, KnownAbsence } from '../domain/absence.js';

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
const IS_DAY = { message: 'A day is written as 2026-03-20' };

/** The body of sayAbsence. */
export class AbsenceBody implements Absence {
  @ApiProperty({ pattern: DAY, description: 'The first day in Cairo.' })
  @Matches(new RegExp(DAY), IS_DAY)
  from!: string;

  @ApiProperty({ pattern: DAY, description: 'The last one, today at the earliest.' })
  @Matches(new RegExp(DAY), IS_DAY)
  to!: string;

  @ApiProperty({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'Another account, one that may answer inquiries; null: nobody.',
  })
  @ValidateIf((_, value) => value !== null)
  @IsId({ message: 'standInId is the id of an account, or null' })
  standInId!: string | null;
}

@Documented('Absence', {
  description: 'When a member of staff is away.',
  example: { from: '2026-11-29', to: '2026-12-03', standInId: null, isNow: false },
})
export class AbsenceDto implements KnownAbsence {
  @ApiProperty({ pattern: DAY, description: 'The first day in Cairo.' }) from!: string;
  @ApiProperty({ pattern: DAY, description: 'The last one.' }) to!: string;
  @Id({ nullable: true, description: 'Who stands in; null: nobody.' }) standInId!: string | null;
  @ApiProperty({ description: 'Whether today is one of its days; else it is still to come.' })
  isNow!: boolean;
}
