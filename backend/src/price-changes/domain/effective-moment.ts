import { MOST_DAYS_AHEAD } from '@tiraz/contracts/price-change';
import { instantInCairo, startOfDay, wallTimeInCairo } from '../../shared/domain/cairo.js';
import { DomainError, invalidField } from '../../shared/domain/domain-error.js';

/**
 * When a change is to take effect. A minute that is skipped in April is moved on by the hour skipped; of one that comes
 * twice in October the first is meant.
 *
 * @param text in the form CAIRO_MINUTE
 * @throws DomainError `price-change.no-such-day`, `price-change.not-in-future`, `price-change.too-far-ahead`
 */
export function effectiveMoment(text: string, now: Date): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[-T:]/).map(Number);
  const at = instantInCairo({ year, month, day, hour, minute });
  const shown = wallTimeInCairo(at);
  if (shown.month !== month || shown.day !== day) {
    throw refusal('no-such-day', 'The calendar has no such day.');
  }
  if (at <= now) throw refusal('not-in-future', 'The moment is in the past.');
  if (at >= startOfDay(now, MOST_DAYS_AHEAD + 1)) {
    throw refusal('too-far-ahead', `It is more than ${MOST_DAYS_AHEAD} days ahead.`);
  }
  return at;
}

function refusal(code: string, message: string): DomainError {
  return invalidField('effectiveAt', `price-change.${code}`, message);
}
