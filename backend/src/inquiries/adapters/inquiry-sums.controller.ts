import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import { StaffOnly } from '../../auth/index.js';
import { Amount, Documented, Whole } from '../../shared/http/documentation.js';
import { InquirySums, type StatusSum, type StatusSums } from '../application/inquiry-sums.js';
import { COUNTED_FULLY, InquiryCountsQuery, toFilter } from './inquiry-filter.dto.js';

@Documented('StatusSum')
class StatusSumDto implements StatusSum {
  @Whole(0) count!: number;
  @Amount('EGP. What they are worth together; null where there are more than are counted.', {
    nullable: true,
  })
  value!: string | null;
}

@Documented('InquirySums', {
  description: `What the inquiries of each status come to that the filter leaves; counted to ${MOST_COUNTED_INQUIRIES}, and ${MOST_COUNTED_INQUIRIES + 1} where there are more, unless ${COUNTED_FULLY}.`,
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
