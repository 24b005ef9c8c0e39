import { ApiProperty } from '@nestjs/swagger';
import { Documented, Id, Version } from '../../shared/http/documentation.js';
import type { Colleague } from '../application/colleagues.js';
import { AbsenceDto } from './absence.dto.js';

@Documented('Colleague', {
  example: {
    id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
    email: 'mona@tiraz.example',
    name: 'منى عادل',
    mayAnswerInquiries: true,
    absence: { from: '2026-11-29', to: '2026-12-03', standInId: null, isNow: false },
    version: 2,
  },
})
export class ColleagueDto implements Colleague {
  @Id() id!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Empty until somebody has said it.' }) name!: string;
  @ApiProperty({ description: 'Whether an inquiry may be theirs.' }) mayAnswerInquiries!: boolean;
  @ApiProperty({ nullable: true, type: AbsenceDto, description: 'Null where there is none, or it is over.' })
  absence!: AbsenceDto | null;
  @Version() version!: number;
}
