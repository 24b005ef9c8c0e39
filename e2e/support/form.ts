import type { Locator, Response } from '@playwright/test';
import type { Trials } from './form-values.ts';

export type Values = Record<string, unknown>;

/** A form, and how it is come by. */
export interface Form {
  /** The components that are tried with it, as they are called in the source. */
  of: readonly string[];
  /** The button that opens it, on the page where it stands. Absent for a form that stands on its page. */
  opener?: () => Promise<Locator>;
  /** Where its fields are; of a form on a page, once that is open. */
  form: () => Promise<Locator>;
  fields: Readonly<Record<string, Trials>>;
  /** The fields that are chosen from or filled in otherwise: how, whenever the form has been opened. */
  others?: Readonly<Record<string, ((form: Locator) => Promise<void>) | undefined>>;
  /** What fields without a name of their own are called in what is sent; they go by their labels. */
  names?: Readonly<Record<string, string>>;
  /** Fields that are sent together, in one of another name, and how that is taken apart by their own. */
  parts?: readonly { name: string; of: (value: unknown) => Values }[];
  /** The fields that cannot be left empty. */
  required: readonly string[];
  /** The field that has the focus when it opens; the first when left out. */
  first?: string;
  /** The request that carries what was typed. */
  write: { method: string; path: RegExp };
  /** What is kept of it, by the keys of the fields; the answer to the write when left out. */
  stored?: (answer: Response, sent: Values) => Promise<Values>;
  /** An edit sends what was changed and nothing else, and shows what is stored when it is opened again. */
  isEdit?: boolean;
  /** It opens within its page, and the focus stays where it is. */
  isInPlace?: boolean;
  /** What it is about is gone when it was sent: there is nothing to come back to. */
  isLast?: boolean;
  /** The button of the form that shows after a reload what was stored, when that is another one. */
  shownBy?: (stored: Values) => Promise<Locator>;
  /** Where what was stored can be read after a reload, when not in a form. */
  shownAt?: (stored: Values) => Promise<Locator>;
  /** The fields that are shown in other words than they were typed in, such as days. */
  unseen?: readonly string[];
}

/** What came of trying a form. */
export interface Result {
  fields: number;
  values: number;
  faults: string[];
}
