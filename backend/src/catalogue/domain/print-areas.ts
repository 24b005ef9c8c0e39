import { isOnDrawing, type PrintArea } from '@tiraz/contracts/garments';
import { DomainError, type Fault } from '../../shared/domain/domain-error.js';
import type { FieldValue } from './kinds.js';

/**
 * @param areas well-formed, each by itself
 * @throws DomainError `print-area.duplicate`, `print-area.off-drawing`, with every faulty area
 */
export function refuseFaultyPrintAreas(areas: FieldValue | undefined): void {
  const faults = Array.isArray(areas) ? faultsOf(areas as readonly PrintArea[]) : [];
  const [first] = faults;
  if (first) throw new DomainError('invalid', first.code, first.message, faults);
}

function faultsOf(areas: readonly PrintArea[]): Fault[] {
  const seen = new Set<string>();
  return areas.flatMap(({ id, box }, index) => {
    const path = `printAreas[${index}]`;
    const faults: Fault[] = [];
    if (seen.has(id)) {
      const message = 'Each print area has an id of its own.';
      faults.push({ path: `${path}.id`, code: 'print-area.duplicate', message });
    }
    seen.add(id);
    if (!isOnDrawing(box)) {
      const message = 'The whole area must be on the drawing.';
      faults.push({ path: `${path}.box`, code: 'print-area.off-drawing', message });
    }
    return faults;
  });
}
