import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { PriceChangePreviews } from '../application/price-change-previews.js';
import { toWanted, WantedPriceChangeBody, wantedExamples } from './price-change-body.dto.js';
import { PriceChangePreviewDto, toPreviewDto } from './price-change-preview.dto.js';
import { UNSOUND } from './refusals.js';

@ApiTags('Catalogue')
@StaffOnly('catalogue.write')
@Controller('admin/price-changes')
export class PriceChangePreviewsController {
  constructor(private readonly previews: PriceChangePreviews) {}

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewPriceChange',
    summary: 'What a change of prices would do',
    description:
      'To every item, with the unit prices of its quantity breaks and the surcharges of its sizes; to what was asked for ' +
      'most in the last 90 days; and how many open quotations keep their prices. Nothing is stored.',
  })
  @ApiBody({ type: WantedPriceChangeBody, examples: wantedExamples })
  @ApiOkResponse({ description: 'Before and after', type: PriceChangePreviewDto })
  @ApiProblems(...UNSOUND)
  async previewPriceChange(@Body() body: WantedPriceChangeBody): Promise<PriceChangePreviewDto> {
    return toPreviewDto(await this.previews.preview(toWanted(body)));
  }
}
