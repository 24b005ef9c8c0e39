import { Logger, Module } from '@nestjs/common';
import { Clock } from '../shared/domain/clock.js';
import { provide } from '../shared/provide.js';
import { PageErrorsController } from './adapters/page-errors.controller.js';
import { WebVitalsController } from './adapters/web-vitals.controller.js';
import { PageErrors } from './application/page-errors.js';
import { WebVitals } from './application/web-vitals.js';

@Module({
  controllers: [WebVitalsController, PageErrorsController],
  providers: [
    provide(WebVitals, WebVitals, [Clock]),
    { provide: PageErrors, inject: [Clock], useFactory: loggedErrors },
  ],
})
export class BrowserReportsModule {}

function loggedErrors(clock: Clock): PageErrors {
  const log = new Logger('Pages');
  const errors = new PageErrors(clock);
  errors.onError(({ remote, path, message, at }) => {
    log.warn(`${remote} ${path}: ${message}${at === undefined ? '' : ` (${at})`}`);
  });
  return errors;
}
