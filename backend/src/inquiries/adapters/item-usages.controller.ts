import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import { StaffOnly } from '../../auth/index.js';
import { Documented, Whole, IdPipe } from '../../shared/http/documentation.js';
import { ItemUsages, type ItemUsage } from '../application/item-usages.js';

@Documented('ItemUsage', { example: { inquiries: 214, hasMore: false } })
class ItemUsageDto implements ItemUsage {
  @Whole(0, { description: `At most ${MOST_COUNTED_INQUIRIES}.` }) inquiries!: number;
  @ApiProperty({ description: 'There are more than that.' }) hasMore!: boolean;
}

/** What the catalogue's items were asked for. */
@ApiTags('Catalogue')
@StaffOnly('catalogue.read')
@Controller('admin/item-usage')
export class ItemUsagesController {
  constructor(private readonly usages: ItemUsages) {}

  @Get(':id')
  @ApiOperation({ operationId: 'getItemUsage', summary: 'In how many inquiries an item was asked for' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({
    description: 'None for an item that nobody asked for, and for one that there is not',
    type: ItemUsageDto,
  })
  getItemUsage(@Param('id', IdPipe) id: string): Promise<ItemUsage> {
    return this.usages.of(id);
  }
}
