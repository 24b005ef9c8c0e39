import type { ReactNode } from 'react';

/** What the palette finds, in the order in which it is listed. */
export const GROUPS = ['recent', 'pages', 'views', 'actions', 'inquiries', 'customers', 'items'] as const;

/** One thing that can be chosen in the palette. */
export interface Entry {
  /** Of its own among all that is listed. */
  id: string;
  group: (typeof GROUPS)[number];
  label: string;
  /** What else is said of it: beside the label, and at the end of the line. */
  detail?: ReactNode;
  aside?: ReactNode;
  /** By what it is found besides its label: its names in the other language, a reference, a telephone number. */
  words: readonly string[];
  /** Where it leads within the staff area; or what it does. */
  to?: string;
  run?: () => unknown;
}

/** A page of the staff area, by its names in both languages. */
export interface PalettePage {
  path: string;
  label: string;
  words: readonly string[];
  /** By G and this letter it is reached from everywhere. */
  letter: string;
}
