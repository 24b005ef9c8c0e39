import { Module } from '@nestjs/common';
import { Clock } from '../shared/domain/clock.js';
import { WebVitalsController } from './adapters/web-vitals.controller.js';
import { WebVitals } from './application/web-vitals.js';

@Module({
  controllers: [WebVitalsController],
  providers: [{ provide: WebVitals, inject: [Clock], useFactory: (clock: Clock) => new WebVitals(clock) }],
})
export class WebVitalsModule {}
