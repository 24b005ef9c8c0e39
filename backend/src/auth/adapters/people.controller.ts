import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import { People, type Person } from '../application/people.js';
import { NO_FACTOR } from './own-factor.dto.js';
import { OwnName, PersonChangesDto, PersonDto } from './people.dto.js';
import { AsksAgain, SignedIn, StaffOnly } from './staff-only.js';

@ApiTags('Staff')
@Controller('admin')
export class PeopleController {
  constructor(private readonly people: People) {}

  @Get('people')
  @StaffOnly('staff.manage')
  @ApiOperation({ operationId: 'listPeople', summary: 'Who has an account' })
  @ApiOkResponse({ description: 'By e-mail address', type: [PersonDto] })
  listPeople(): Promise<Person[]> {
    return this.people.list();
  }

  @Put('people/:id')
  @StaffOnly('staff.manage')
  @ApiOperation({
    operationId: 'changePerson',
    summary: 'Change the name or role of an account, or switch it off or on',
    description:
      'Counts from the next request of the account on; of one that is switched off every session ends at once. ' +
      'Nobody changes the own role or switches the own account off.',
  })
  @AsksAgain()
  @EntityTag()
  @ApiBody({ type: PersonChangesDto, examples: { name: { value: { name: 'Mona Adel' } } } })
  @ApiOkResponse({ description: 'As it is now', type: PersonDto })
  @ApiProblems(
    { status: 404, code: 'account.missing', detail: 'There is no such account.' },
    { status: 409, code: 'owner.last', detail: 'At least one owner must remain.' },
    { status: 409, code: 'account.own', detail: 'Somebody else has to do that to your account.' },
  )
  changePerson(
    @Param('id', IdPipe) id: string,
    @Body() changes: PersonChangesDto,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<Person> {
    return this.people.change(id, changes, version, by);
  }

  @Post('people/:id/reset-factor')
  @HttpCode(200)
  @StaffOnly('staff.manage')
  @AsksAgain()
  @EntityTag()
  @ApiOperation({
    operationId: 'resetFactor',
    summary: 'Take the second factor of an account away',
    description:
      'For somebody who has lost it. Every session of the account ends. Nobody does that to the own account.',
  })
  @ApiOkResponse({ description: 'As it is now', type: PersonDto })
  @ApiProblems({ status: 404, code: 'account.missing', detail: 'There is no such account.' }, NO_FACTOR, {
    status: 409,
    code: 'account.own',
    detail: 'Somebody else has to do that to your account.',
  })
  resetFactor(@Param('id', IdPipe) id: string, @SignedIn() by: Staff): Promise<Person> {
    return this.people.resetFactor(id, by);
  }

  @Put('me')
  @HttpCode(204)
  @StaffOnly('own-account.manage')
  @ApiOperation({ operationId: 'renameMe', summary: 'Say one’s own name' })
  @ApiBody({ type: OwnName, examples: { name: { value: { name: 'منى عادل' } } } })
  @ApiNoContentResponse({ description: 'Others see it from now on' })
  renameMe(@Body() { name }: OwnName, @SignedIn() by: Staff): Promise<void> {
    return this.people.renameSelf(by, name);
  }
}
