import type { INestApplication } from '@nestjs/common';
import { DtoPipe } from './dto.pipe.js';
import { ProblemFilter } from './problem.filter.js';

/** What every handler may rely on: bodies and queries are checked by their class, and a refusal goes out as a problem. */
export function applyConventions(app: INestApplication): void {
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ProblemFilter());
}
