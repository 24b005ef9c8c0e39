import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../shared/http/documentation.js';
import { schemaOf } from '../../shared/http/route-schema.js';
import { WebVitals, type PageReport } from '../application/web-vitals.js';
import { PageReportDto, pageReportExample } from './web-vitals.dto.js';

@ApiTags('Health')
@Controller('web-vitals')
export class WebVitalsController {
  constructor(private readonly vitals: WebVitals) {}

  @Post()
  @HttpCode(204)
  @RouteSchema({ body: schemaOf(PageReportDto) })
  @ApiOperation({
    operationId: 'reportWebVitals',
    summary: 'How fast a page was for the visitor',
    description:
      'For our own pages, once a visit, by navigator.sendBeacon. It is counted by page, language and measure; nothing ' +
      'is stored, nothing tells who sent it. Unknown fields are ignored.',
  })
  @ApiBody({ type: PageReportDto, examples: { visit: { value: pageReportExample } } })
  @ApiNoContentResponse({ description: 'It was counted, where somebody counts' })
  @ApiProblems({
    status: 429,
    code: 'web-vitals.throttled',
    detail: 'Enough pages were measured this minute.',
  })
  reportWebVitals(@Body() report: PageReport): void {
    this.vitals.receive(report);
  }
}
