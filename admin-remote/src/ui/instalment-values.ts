import type { QuotationInstalmentBody } from '@tiraz/api-client/staff';
import type { DueKind } from '@tiraz/contracts/quotation';
import { typedBasisPoints, typedWhole } from '@tiraz/contracts/typed-number';

/** An instalment as a form has it. */
export interface InstalmentValues {
  percent: string;
  due: DueKind;
  /** Of `days_after` alone, as the form has it. */
  days?: string;
}

export const percentOf = (basisPoints: number) => String(basisPoints / 100);

export function toInstalmentValues(instalments: readonly QuotationInstalmentBody[]): InstalmentValues[] {
  return instalments.map(({ basisPoints, due, days }) => ({
    percent: percentOf(basisPoints),
    due,
    ...(due === 'days_after' && { days: String(days) }),
  }));
}

export function toInstalments(values: readonly InstalmentValues[]): QuotationInstalmentBody[] {
  return values.map(({ percent, due, days }) => ({
    basisPoints: typedBasisPoints(percent) ?? 0,
    due,
    days: due === 'days_after' ? (typedWhole(days ?? '') ?? 0) : 0,
  }));
}
