import type { Size } from '@tiraz/api-client/staff';
import { SIZE_LIMITS } from '@tiraz/contracts/selection';
import { typedAmount } from '@tiraz/contracts/typed-number';

/** A size as a form has it. */
export interface SizeValues {
  /** Empty for a new one. */
  id: string;
  label: string;
  labelAr: string;
  surcharge: string;
}

export const NEW_SIZE: SizeValues = { id: '', label: '', labelAr: '', surcharge: '0.00' };

/** As the server takes them. A new one is known by its label from now on, whatever it is called later. */
export function toSizes(values: readonly SizeValues[]): Size[] {
  const taken = new Set(values.map(({ id }) => id));
  return values.map(({ id, label, labelAr, surcharge }) => {
    const known = id || freeId(label, taken);
    taken.add(known);
    return {
      id: known,
      label: label.trim(),
      labelAr: labelAr.trim(),
      surcharge: typedAmount(surcharge) ?? surcharge,
    };
  });
}

function freeId(label: string, taken: ReadonlySet<string>): string {
  const word = label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const short = word.replaceAll(/^-|-$/g, '').slice(0, SIZE_LIMITS.idLength) || 'size';
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : `-${count}`;
    const id = short.slice(0, SIZE_LIMITS.idLength - ending.length) + ending;
    if (!taken.has(id)) return id;
  }
}
