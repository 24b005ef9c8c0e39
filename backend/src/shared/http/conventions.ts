import { RequestMethod } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { callDirectHandlers } from './direct.js';
import { DtoPipe } from './dto.pipe.js';
import { LastChanges } from '../domain/last-changes.js';
import { ProblemFilter } from './problem.filter.js';
import { StaleFilter } from './stale.filter.js';

/**
 * What every handler may rely on: its address, bodies and queries that are checked by their class, and a refusal that
 * goes out as a problem. To be called before the routes are there.
 */
export function applyConventions(app: NestFastifyApplication): void {
  app.setGlobalPrefix('api', { exclude: [{ path: 'objects/:id', method: RequestMethod.GET }] });
  app.useGlobalPipes(new DtoPipe());
  // The one that is given last is asked first.
  app.useGlobalFilters(new ProblemFilter(), new StaleFilter(app.get(LastChanges, { strict: false })));
  callDirectHandlers(app);
}
