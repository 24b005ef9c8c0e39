import { Controller, Get, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Catalogue } from '../catalogue/index.js';
import { currentManager } from '../shared/database/transactions.typeorm.js';
import { DomainError } from '../shared/domain/domain-error.js';
import { ApiProblems } from '../shared/http/problem.js';

const CHECKED_WITHIN_MS = 1_000;

const healthSchema = {
  title: 'Health',
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'] } },
};

const NOT_READY = {
  status: 503,
  code: 'health.not-ready',
  detail: 'Not ready: database.',
  errors: [{ path: 'database', code: 'part.unavailable', message: 'database does not answer' }],
};

@ApiTags('Health')
@Controller('health')
export class HealthController {
  private readonly parts: Readonly<Record<string, () => unknown>>;

  constructor(dataSource: DataSource, catalogue: Catalogue) {
    this.parts = {
      database: () => currentManager(dataSource).query('SELECT 1'),
      catalogue: () => catalogue.snapshot,
    };
  }

  @Get('live')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkLiveness', summary: 'Whether the process answers; asks nothing else' })
  @ApiResponse({ status: 200, description: 'It does', schema: healthSchema })
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'checkReadiness', summary: 'Whether everything a request may need answers' })
  @ApiResponse({ status: 200, description: 'It does', schema: healthSchema })
  @ApiProblems(NOT_READY)
  async ready(): Promise<{ status: string }> {
    const names = Object.keys(this.parts);
    const failing = (
      await Promise.all(names.map(async (name) => ((await this.answers(name)) ? [] : [name])))
    ).flat();
    if (failing.length > 0) {
      throw new DomainError(
        'unavailable',
        NOT_READY.code,
        `Not ready: ${failing.join(', ')}.`,
        failing.map((name) => ({ path: name, code: 'part.unavailable', message: `${name} does not answer` })),
      );
    }
    return { status: 'ok' };
  }

  private async answers(name: string): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), CHECKED_WITHIN_MS);
    });
    const checked = Promise.resolve()
      .then(() => this.parts[name]?.())
      .then(
        () => true,
        () => false,
      );
    return Promise.race([checked, late]).finally(() => clearTimeout(timer));
  }
}
