import { wallTimeInCairo } from '../../shared/domain/cairo.js';

/** A reference is `TRZ-2026-000123`: this, the year being Cairo's, and a number of six digits that is never given twice. */
export function referencePrefix(createdAt: Date): string {
  return `TRZ-${wallTimeInCairo(createdAt).year}-`;
}
