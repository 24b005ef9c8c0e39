import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Staff } from '../../shared/domain/staff.js';
import { OwnMails } from '../application/own-mails.js';
import { PERMISSIONS } from '../domain/permissions.js';
import { MeDto, meExample, OwnAccount, type KnownAccount } from './me.dto.js';
import { BeforeFactor, SignedIn, StaffOnly } from './staff-only.js';

@ApiTags('Staff')
@StaffOnly('own-account.manage')
@Controller('admin/me')
export class MeController {
  constructor(private readonly mails: OwnMails) {}

  @Get()
  @BeforeFactor()
  @ApiOperation({ operationId: 'getMe', summary: 'Who is signed in' })
  @ApiOkResponse({ description: 'The member of staff', type: MeDto, example: meExample })
  async getMe(
    @SignedIn() { id, email }: Staff,
    @OwnAccount() { name, role, permissions, lacksFactor }: KnownAccount,
  ): Promise<MeDto> {
    const held = PERMISSIONS.filter((one) => permissions.has(one));
    return { id, email, name, role, permissions: held, lacksFactor, ...(await this.mails.of(id, role)) };
  }
}
