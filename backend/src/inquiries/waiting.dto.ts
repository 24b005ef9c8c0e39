import { WAITING_STATES, type WaitingState } from '@tiraz/contracts/inquiry-status';
import { Documented, Moment, OneOf } from '../shared/http/documentation.js';
import type { Waiting } from './application/inquiry-summary.js';

@Documented('InquiryWaiting', {
  description: 'An inquiry that nobody has answered: by the opening hours, holidays and target of now.',
})
export class WaitingDto implements Waiting {
  @Moment({ description: 'By when it is to be answered, as its customer was told.' }) dueAt!: Date;
  @OneOf(WAITING_STATES, {
    description: 'Ahead of it; with less than an hour of opening left; past it.',
  })
  state!: WaitingState;
}
