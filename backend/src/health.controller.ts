import { Controller, Get, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DomainError } from './shared/domain/domain-error.js';
import { ApiProblems, Documented, OneOf } from './shared/http/documentation.js';

const CHECKED_WITHIN_MS = 1_000;

@Documented('Health', { example: { status: 'ok' } })
class HealthDto {
  @OneOf(['ok']) status!: string;
}

const NOT_READY = {
  status: 503,
  code: 'health.not-ready',
  detail: 'Not ready: database.',
  errors: [{ path: 'database', code: 'part.unavailable', message: 'database does not answer' }],
};

const NOT_STARTED = {
  status: 503,
  code: 'health.not-started',
  detail: 'Not started: the catalogue was not read yet.',
};

const STOPPING = { status: 503, code: 'health.stopping', detail: 'The process is about to end.' };

/** Read from the database, and kept: an instance that has it can give quotes whatever leaves later. */
const KEPT_PART = 'catalogue';

/** What must answer before all requests can be served, by name; a check that throws or rejects has failed. */
export class HealthChecks {
  /** Whether the process is about to end: whoever spreads the load is to send nothing more. */
  isStopping = false;

  constructor(private readonly byPart: Readonly<Record<string, () => unknown>>) {}

  /** Whether each part answers, by name; a check that takes longer than a second has failed as well. */
  async run(): Promise<[part: string, answers: boolean][]> {
    const names = Object.keys(this.byPart);
    return Promise.all(names.map(async (name) => [name, await this.answers(name)] as [string, boolean]));
  }

  /** Whether there is something to serve: from the first reading of the catalogue until the process is about to end. */
  hasStarted(): Promise<boolean> {
    return this.answers(KEPT_PART);
  }

  private async answers(name: string): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), CHECKED_WITHIN_MS);
    });
    const checked = Promise.resolve()
      .then(() => this.byPart[name]?.())
      .then(
        () => true,
        () => false,
      );
    return Promise.race([checked, late]).finally(() => clearTimeout(timer));
  }
}

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly checks: HealthChecks) {}

  @Get('live')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkLiveness', summary: 'Whether the process answers; asks nothing else' })
  @ApiResponse({ status: 200, description: 'It does', type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  @Get('started')
  @ApiOperation({
    operationId: 'checkStart',
    summary: 'Whether requests may be sent here',
    description:
      'From the moment when the database is migrated and the catalogue is read until the process is about to end. A ' +
      'database or a store of pictures that leaves later changes nothing: quotes go on, and what cannot says so itself.',
  })
  @ApiResponse({ status: 200, description: 'They may', type: HealthDto })
  @ApiProblems(NOT_STARTED, STOPPING)
  async started(): Promise<HealthDto> {
    this.expectNotStopping();
    if (!(await this.checks.hasStarted()))
      throw new DomainError('unavailable', NOT_STARTED.code, NOT_STARTED.detail);
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'checkReadiness', summary: 'Whether everything a request may need answers' })
  @ApiResponse({ status: 200, description: 'It does', type: HealthDto })
  @ApiProblems(NOT_READY, STOPPING)
  async ready(): Promise<HealthDto> {
    this.expectNotStopping();
    const failing = (await this.checks.run()).filter(([, answers]) => !answers).map(([name]) => name);
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

  private expectNotStopping(): void {
    if (this.checks.isStopping) throw new DomainError('unavailable', STOPPING.code, STOPPING.detail);
  }
}
