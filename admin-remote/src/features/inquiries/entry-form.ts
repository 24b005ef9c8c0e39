import type { CustomerDetails, EnteredInquiry, Quote, Selection } from '@tiraz/api-client/staff';
import { CONTACT, CONTACT_FIELDS, NO_CONTACT, type GivenContact } from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import {
  MAXIMUM_PRINT_COLOURS,
  MAXIMUM_QUANTITY,
  MINIMUM_ORDER_QUANTITY,
  SAMPLE_QUANTITY,
} from '@tiraz/contracts/selection';
import { typedWhole } from '@tiraz/contracts/typed-number';
import { tidied, typedText } from '@tiraz/contracts/typed-text';

export const CHOICES = ['productTypeId', 'fabricId', 'fitId', 'finishingQualityId'] as const;
export type Choice = (typeof CHOICES)[number];

export const KINDS = ['order', 'sample'] as const;
export type Kind = (typeof KINDS)[number];

/** Figures are as they are typed. */
export interface PrintValues {
  printTypeId?: string;
  colors?: string;
}

/** What is said on the telephone, as the form has it. */
export interface EntryValues extends GivenContact, Partial<Record<Choice, string>> {
  language: Language;
  kind: Kind;
  quantity: string;
  colors: string[];
  colorUse?: NonNullable<Selection['colorUse']>;
  printOptions: PrintValues[];
  message: string;
  notifyCustomer: boolean;
}

/** An empty form; of a customer who is known, with how they can be reached. */
export function toEntryValues(customer: CustomerDetails | undefined, language: Language): EntryValues {
  return {
    ...NO_CONTACT,
    ...(customer && {
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      customerCompany: customer.company,
    }),
    language,
    kind: 'order',
    quantity: '',
    colors: [],
    printOptions: [],
    message: '',
    notifyCustomer: true,
  };
}

/** @returns undefined while something is missing without which there is no price */
export function toSelection(values: EntryValues): Selection | undefined {
  const { productTypeId, fabricId, fitId, finishingQualityId, kind, colors, colorUse } = values;
  const quantity = typedWhole(values.quantity);
  const printOptions = values.printOptions.map(({ printTypeId = '', colors: count }) => ({
    printTypeId,
    colors: typedWhole(count ?? '') ?? 0,
  }));
  const isWhole = printOptions.every(
    ({ printTypeId, colors: count }) => printTypeId && count >= 1 && count <= MAXIMUM_PRINT_COLOURS,
  );
  if (!productTypeId || !fabricId || !fitId || !finishingQualityId || !isWhole) return undefined;
  if (quantity === undefined || !isMade(quantity, kind)) return undefined;
  return {
    ...{ productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions },
    ...(colors.length > 1 && colorUse && { colorUse }),
  };
}

/** Whether so many pieces can be asked for. */
export function isMade(quantity: number, kind: Kind): boolean {
  if (kind === 'sample' && quantity === SAMPLE_QUANTITY) return true;
  return quantity >= MINIMUM_ORDER_QUANTITY && quantity <= MAXIMUM_QUANTITY;
}

/** @param quote of this selection, which the customer was told; absent where it has not come */
export function toEnteredInquiry(
  values: EntryValues,
  selection: Selection,
  quote: Quote | undefined,
): EnteredInquiry {
  const { language, kind, message, notifyCustomer } = values;
  const contact = { ...NO_CONTACT };
  for (const field of CONTACT_FIELDS) contact[field] = typedText(CONTACT[field].kind, values[field]);
  return {
    ...selection,
    ...contact,
    language,
    isSampleRequest: kind === 'sample',
    message: tidied(message),
    notifyCustomer,
    ...(quote && {
      totalCost: quote.totalCost,
      pricePerItem: quote.pricePerItem,
      sampleCost: quote.sampleCost,
    }),
  };
}
