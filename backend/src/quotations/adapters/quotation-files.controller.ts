import { Controller, Get, Param, ParseIntPipe, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Permitted, StaffOnly, type Permissions } from '../../auth/index.js';
import { ApiProblems, IdPipe } from '../../shared/http/documentation.js';
import { ApiPdf, FileQuery, sendPdf } from '../../shared/http/pdf-file.js';
import { QuotationFiles } from '../application/quotation-files.js';
import { PENDING_FILE, UNKNOWN_QUOTATION } from './refusals.js';

@ApiTags('Quotations')
@StaffOnly('quotations.read')
@Controller('admin/inquiries/:id/quotation/revisions/:revision/document')
export class QuotationFilesController {
  constructor(private readonly files: QuotationFiles) {}

  @Get()
  @ApiPdf(
    'getQuotationDocument',
    "The PDF of a revision; without the customer's link for who may not send one",
  )
  @ApiProblems(UNKNOWN_QUOTATION, PENDING_FILE)
  async getQuotationDocument(
    @Param('id', IdPipe) id: string,
    @Param('revision', ParseIntPipe) revision: number,
    @Query() { language }: FileQuery,
    @Permitted() permitted: Permissions,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const form = permitted.has('quotations.write') ? 'read' : 'copy';
    sendPdf(reply, await this.files[form](id, revision, language));
  }
}
