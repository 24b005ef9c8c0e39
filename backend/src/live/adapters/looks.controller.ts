import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { SignedIn, StaffOnly } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { ApiProblems, Id, IsId } from '../../shared/http/documentation.js';
import { KEEPS_NO_SESSION_ALIVE } from '../../shared/http/route-limits.js';
import { Looks } from '../application/looks.js';

/** The body of tellLook. */
class LookBody {
  @Id({ description: 'Of an inquiry; whether there is one is not looked at.' })
  @IsId()
  inquiryId!: string;

  @ApiProperty({ description: 'One has left it.' })
  @IsBoolean()
  isOver!: boolean;
}

@ApiTags('Live changes')
@StaffOnly('inquiries.read')
@Controller('admin/live/looks')
export class LooksController {
  constructor(private readonly looks: Looks) {}

  @Post()
  @HttpCode(204)
  @RouteConfig(KEEPS_NO_SESSION_ALIVE)
  @ApiOperation({
    operationId: 'tellLook',
    summary: 'Say which inquiry one has before oneself',
    description:
      'Told to the others at once, as the event `look` of the stream of changes, and kept nowhere: a page says it again ' +
      'every twenty seconds, and when it hears of somebody who has come.',
  })
  @ApiBody({
    type: LookBody,
    examples: { here: { value: { inquiryId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', isOver: false } } },
  })
  @ApiNoContentResponse({ description: 'Who has a stream was told' })
  @ApiProblems(503)
  tellLook(@Body() { inquiryId, isOver }: LookBody, @SignedIn() { id: by }: Staff): Promise<void> {
    return this.looks.tell({ inquiryId, by, isOver });
  }
}
