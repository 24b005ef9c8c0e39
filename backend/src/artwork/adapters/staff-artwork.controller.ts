import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../auth/index.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { InquiryArtwork } from '../application/inquiry-artwork.js';
import { ArtworkDto } from './artwork.dto.js';

const UNKNOWN = { status: 404, code: 'inquiry.unknown', detail: 'There is no such inquiry.' };

@ApiTags('Artwork')
@StaffOnly('inquiries.read')
@Controller('admin/inquiries/:id/artwork')
export class StaffArtworkController {
  constructor(private readonly artwork: InquiryArtwork) {}

  @Get()
  @ApiOperation({ operationId: 'listInquiryArtwork', summary: 'The designs that came with an inquiry' })
  @ApiOkResponse({ description: 'The oldest first', type: [ArtworkDto] })
  @ApiProblems(UNKNOWN)
  listInquiryArtwork(@Param('id', IdPipe) id: string): Promise<ArtworkDto[]> {
    return this.artwork.list(id);
  }
}
