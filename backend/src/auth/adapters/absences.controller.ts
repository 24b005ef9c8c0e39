import { applyDecorators, Body, Controller, Delete, HttpCode, Param, Put, type Type } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { Absences } from '../application/absences.js';
import type { Colleague } from '../application/colleagues.js';
import type { KnownAbsence } from '../domain/absence.js';
import { AbsenceBody, AbsenceDto } from './absence.dto.js';
import { ColleagueDto } from './colleague.dto.js';
import { SignedIn, StaffOnly } from './staff-only.js';

const DESCRIPTION =
  'Instead of what was said before. New inquiries that are assigned in turn pass the account by on these days, and the ' +
  'stand-in gets the mails to it about what customers answer.';
const MISSING = { status: 404, code: 'account.missing', detail: 'There is no such account.' };

function Said(answered: Type): MethodDecorator {
  const message = 'It ends no earlier than it begins.';
  return applyDecorators(
    ApiBody({
      type: AbsenceBody,
      examples: { days: { value: { from: '2026-11-29', to: '2026-12-03', standInId: null } } },
    }),
    ApiOkResponse({ description: 'As it is now', type: answered }),
    ApiProblems({
      status: 422,
      code: 'absence.invalid',
      detail: 'This absence does not go together.',
      errors: [{ path: 'to', code: 'absence.turned', message }],
    }),
  );
}

@ApiTags('Staff')
@Controller('admin')
export class AbsencesController {
  constructor(private readonly absences: Absences) {}

  @Put('me/absence')
  @StaffOnly('own-account.manage')
  @ApiOperation({
    operationId: 'sayOwnAbsence',
    summary: 'Say when one is away oneself',
    description: DESCRIPTION,
  })
  @Said(AbsenceDto)
  async sayOwnAbsence(@Body() body: AbsenceBody, @SignedIn() by: Staff): Promise<KnownAbsence | null> {
    const { absence } = await this.absences.say(by.id, body, undefined, by);
    return absence;
  }

  @Delete('me/absence')
  @HttpCode(204)
  @StaffOnly('own-account.manage')
  @ApiOperation({
    operationId: 'endOwnAbsence',
    summary: 'Say that one is here again, or not going after all',
  })
  @ApiNoContentResponse({ description: 'There is none any more' })
  async endOwnAbsence(@SignedIn() by: Staff): Promise<void> {
    await this.absences.end(by.id, undefined, by);
  }

  @Put('people/:id/absence')
  @StaffOnly('staff.manage')
  @ApiOperation({
    operationId: 'sayAbsence',
    summary: 'Say when somebody on the staff is away',
    description: DESCRIPTION,
  })
  @EntityTag()
  @Said(ColleagueDto)
  @ApiProblems(MISSING)
  sayAbsence(
    @Param('id', IdPipe) id: string,
    @Body() absence: AbsenceBody,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<Colleague> {
    return this.absences.say(id, absence, version, by);
  }

  @Delete('people/:id/absence')
  @StaffOnly('staff.manage')
  @ApiOperation({
    operationId: 'endAbsence',
    summary: 'Say that somebody is here again, or not going after all',
  })
  @EntityTag()
  @ApiOkResponse({ description: 'Without one', type: ColleagueDto })
  @ApiProblems(MISSING)
  endAbsence(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<Colleague> {
    return this.absences.end(id, version, by);
  }
}
