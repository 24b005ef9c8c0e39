import { Controller, Get, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/index.js';
import { answerPage, ApiPage, PageQuery, positionOf } from '../../shared/http/paging.js';
import { StaffLists } from '../application/staff-lists.js';
import { namesOf, type Kind, type StaffItem } from '../domain/kinds.js';

const SORT = 'sortOrder';

/** The list of one kind of item. @param Item what one is answered as */
export function staffListController(kind: Kind, Item: Type): Type {
  const { path, items, Many } = namesOf(kind);

  @ApiTags('Catalogue')
  @StaffOnly('catalogue.read')
  @Controller(`admin/${path}`)
  class StaffListController {
    constructor(private readonly lists: StaffLists) {}

    @Get()
    @ApiOperation({
      operationId: `listStaff${Many}`,
      summary: `The ${items}, inactive ones too, by sort order, then name`,
    })
    @ApiPage(Item)
    async list(
      @Query() { limit, cursor }: PageQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StaffItem[]> {
      const page = await this.lists.page(kind, { limit, position: positionOf(cursor, SORT) });
      return answerPage(page, SORT, request, reply);
    }
  }
  return StaffListController;
}
