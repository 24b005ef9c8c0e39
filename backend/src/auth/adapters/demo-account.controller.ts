import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DemoAccount } from '../application/demo-account.js';
import { DEMO_ACCOUNT } from '../domain/credentials.js';
import { DemoAccountDto } from './sign-in.dto.js';

@ApiTags('Staff')
@Controller()
export class DemoAccountController {
  constructor(private readonly demoAccount: DemoAccount) {}

  @Get('demo-account')
  @ApiOperation({ operationId: 'getDemoAccount', summary: 'The account everybody may try, in demo mode' })
  @ApiOkResponse({
    description: 'What the sign-in page prints',
    type: DemoAccountDto,
    example: { account: DEMO_ACCOUNT },
  })
  async getDemoAccount(): Promise<DemoAccountDto> {
    return { account: await this.demoAccount.shown() };
  }
}
