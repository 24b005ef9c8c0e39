import type { Selection } from '@tiraz/api-client';
import type { Instance } from '../product.ts';
import type { Stage } from '../steps.ts';
import type { Varnish } from './varnish.ts';
import type { Visitor } from './visitor.ts';

/** The product behind a CDN, and those who ask it. */
export interface Setting extends Omit<Stage, 'folder'> {
  publicUrl: string;
  varnish: Varnish;
  webs: Instance[];
  /** How long the CDN may show a page before it asks again. */
  cdnSeconds: number;
  dataDir: string;
  /** Of a member of staff. */
  cookie: string;
  selection: Selection;
  /** The path of one that staff have uploaded. */
  picture: string;
  purgeCommand: string;
  visitor: Visitor;
  /** Past the CDN, to a web server. */
  direct: Visitor;
  /** Where an operator says a purge. */
  atPurge: Visitor;
  /** A visitor with another address of this machine. */
  from(this: void, address: string): Visitor;
}
