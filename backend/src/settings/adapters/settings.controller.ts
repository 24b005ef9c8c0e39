import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { EntityTag, IfMatch } from '../../shared/http/entity-tag.js';
import type { VersionedSettings } from '../application/settings-store.js';
import { StaffSettings } from '../application/staff-settings.js';
import { SettingsChanges, settingsChangesExamples, SettingsDto } from './settings.dto.js';

@ApiTags('Settings')
@StaffOnly('settings.read')
@Controller('admin/settings')
export class SettingsController {
  constructor(private readonly settings: StaffSettings) {}

  @Get()
  @EntityTag()
  @ApiOperation({
    operationId: 'getSettings',
    summary: 'Seller, quotations, working hours, second factors and who gets new inquiries',
  })
  @ApiOkResponse({ description: 'As they are now', type: SettingsDto })
  getSettings(): Promise<VersionedSettings> {
    return this.settings.read();
  }

  @Put()
  @Needs('settings.write')
  @EntityTag()
  @ApiOperation({
    operationId: 'updateSettings',
    summary: 'Change settings',
    description: 'What was sent before keeps the settings of its time.',
  })
  @ApiBody({ type: SettingsChanges, examples: settingsChangesExamples })
  @ApiOkResponse({ description: 'As they are now', type: SettingsDto })
  @ApiProblems(
    {
      status: 422,
      code: 'settings.invalid',
      detail: 'The settings do not go together.',
      errors: [
        {
          path: 'instalments',
          code: 'instalments.sum',
          message: 'The instalments are 9000 basis points, not 10000.',
        },
      ],
    },
    {
      status: 422,
      code: 'picture.unknown',
      detail: 'There is no such picture.',
      errors: [{ path: 'logoUrl', code: 'picture.unknown', message: 'There is no such picture.' }],
    },
    {
      status: 422,
      code: 'owner.may-not-answer',
      detail: 'One of these accounts may not answer inquiries.',
      errors: [
        {
          path: 'turnTakers',
          code: 'owner.may-not-answer',
          message: 'One of these accounts may not answer inquiries.',
        },
      ],
    },
    {
      status: 422,
      code: 'factor.own-first',
      detail: 'Set up a second factor of your own first.',
      errors: [
        {
          path: 'factorRoles',
          code: 'factor.own-first',
          message: 'Set up a second factor of your own first.',
        },
      ],
    },
  )
  updateSettings(
    @Body() changes: SettingsChanges,
    @IfMatch() version: number | undefined,
    @SignedIn() by: Staff,
  ): Promise<VersionedSettings> {
    return this.settings.edit(changes, version, by);
  }
}
