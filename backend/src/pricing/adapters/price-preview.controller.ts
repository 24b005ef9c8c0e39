import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems } from '../../shared/http/documentation.js';
import { PricePreviews } from '../application/price-previews.js';
import {
  PricePreviewDto,
  PricePreviewRequest,
  pricePreviewRequestExamples,
  toDto,
} from './price-preview.dto.js';

@ApiTags('Catalogue')
@StaffOnly('catalogue.write')
@Controller('admin/price-preview')
export class PricePreviewController {
  constructor(private readonly previews: PricePreviews) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewPrice',
    summary: 'What other prices of an item would do to an order of 100 and of 500 pieces',
    description: "Computed by the formula of every quote, from this moment's prices. Nothing is stored.",
  })
  @ApiBody({ type: PricePreviewRequest, examples: pricePreviewRequestExamples })
  @ApiOkResponse({ description: 'The prices now and after.', type: PricePreviewDto })
  @ApiProblems(
    { status: 404, code: 'catalogue.unknown-item', detail: 'There is no such item in the catalogue.' },
    {
      status: 422,
      code: 'preview.nothing-to-combine',
      detail: 'Nothing is offered yet that this could be combined with.',
    },
  )
  previewPrice(@Body() { kind, id, changes }: PricePreviewRequest): PricePreviewDto {
    return toDto(this.previews.preview(kind, id, { ...changes }));
  }
}
