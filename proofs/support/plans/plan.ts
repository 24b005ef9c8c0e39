import type { Site } from './site.ts';

/** One request, before a text is put into it. */
export interface Sent {
  /** Where the operation has parameters. */
  path?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** How one operation is asked so that it keeps, or refuses, a text for the sake of that text alone. */
export interface Plan {
  /**
   * The request, complete and sound but for the texts that are put into it.
   * @param index of the payload
   * @param fields those that get it
   */
  request(index: number, fields: readonly string[]): Sent | Promise<Sent>;
  /** Once it was kept: what leads to where it is shown, or back to where the next one is kept. */
  stored?(answer: any, index: number): unknown;
  /** No two of its texts go into one body. */
  isApart?: boolean;
}

/** By operation, as the document names it: known without a product that runs. */
export type Plans = Readonly<Record<string, (site: Site) => Plan | Promise<Plan>>>;
