import type { Language } from '@tiraz/contracts/language';

/** What the template prints, in words and figures of one language. Every text of it is printed as it is, never as markup. */
export interface Sheet {
  language: Language;
  title: string;
  reference: string;
  subtitle: string;
  /** For the PDF's own date: year, month, day. */
  date: readonly [number, number, number];
  /** Of the PDF: the seller's plain name. */
  author: string;
  seller: { name: string; lines: readonly string[]; logo?: readonly number[] };
  customer: { heading: string; name: string; lines: readonly string[] };
  facts: readonly Fact[];
  total: { label: string; amount: string; asides: readonly string[] };
  garment?: { svg: string; title: string };
  /** Which currency figures without one are in. */
  currency: string;
  swatches: readonly { name: string; hex: string }[];
  choices?: { heading: string; rows: readonly Fact[] };
  items?: { heads: readonly string[]; rows: readonly Item[] };
  sums: { heading?: string; rows: readonly Fact[] };
  instalments?: { heading: string; rows: readonly Fact[] };
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  link?: { call: string; address: string; code: string; title: string };
  page: { word: string; of: string };
}

export interface Fact {
  label: string;
  value: string;
  strong?: boolean;
}

export interface Item {
  number: string;
  text: string;
  detail: string;
  figures: readonly string[];
}
