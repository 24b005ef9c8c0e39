import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../auth/index.js';
import { Amount, Documented, Whole } from '../../shared/http/documentation.js';
import { InquirySums, type StatusSum, type StatusSums } from '../application/inquiry-sums.js';
import { InquiryCountsQuery, toFilter } from './inquiry-filter.dto.js';

@Documented('StatusSum')
class StatusSumDto implements StatusSum {
  @Whole(0) count!: number;
  @Amount('EGP. What they are worth together.') value!: string;
}

@Documented('InquirySums', {
  description: 'What the inquiries of each status come to that the filter leaves.',
  example: {
    new: { count: 2, value: '47400.00' },
    in_progress: { count: 1, value: '1000.00' },
    quoted: { count: 0, value: '0.00' },
    accepted: { count: 3, value: '71100.00' },
    rejected: { count: 0, value: '0.00' },
    closed: { count: 0, value: '0.00' },
  },
})
class InquirySumsDto implements StatusSums {
  @ApiProperty() new!: StatusSumDto;
  @ApiProperty() in_progress!: StatusSumDto;
  @ApiProperty() quoted!: StatusSumDto;
  @ApiProperty() accepted!: StatusSumDto;
  @ApiProperty() rejected!: StatusSumDto;
  @ApiProperty() closed!: StatusSumDto;
}

@ApiTags('Inquiries')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries')
export class InquirySumsController {
  constructor(private readonly inquiries: InquirySums) {}

  @Get('sums')
  @ApiOperation({
    operationId: 'sumInquiries',
    summary: 'How many inquiries of each status a filter leaves, and what they are worth',
  })
  @ApiOkResponse({ description: 'As of this moment', type: InquirySumsDto })
  sumInquiries(@Query() query: InquiryCountsQuery): Promise<StatusSums> {
    return this.inquiries.sums(toFilter(query));
  }
}
