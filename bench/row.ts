// What a row of the bench is, and what one has to do with.
import type { Asked } from './client.ts';
import type { Measured, Promised } from './compare.ts';
import type { Curve } from './curve.ts';
import type { Server, Started } from './servers.ts';
import type { Table } from './statistics.ts';

/** How a row is to be measured. */
export interface Run {
  /** For its files; gone afterwards. */
  folder: string;
  /** The backend/dist of another build, with a trailing slash. */
  against?: string | undefined;
  rounds: number;
  /** So long is a server loaded in a round. */
  seconds: number;
  /** How many there are, for a row that depends on it: one size after the other. */
  inquiries: readonly number[];
  /** Has these stopped at the end, the last one first, and gives them back. */
  cleanUp<Things extends Started[]>(...things: Things): Things;
  /** Loads a warm server once more and records what it does, where that is asked for. */
  profile(server: Server, asked: ProfiledLoad): Promise<void>;
}

export type ProfiledLoad = Asked & { connections?: number };

export interface Result {
  measured?: Measured[];
  /** By their titles. */
  tables?: Record<string, Table>;
  promises?: Promised[];
  curve?: Curve;
}

export interface Row {
  name: string;
  title: string;
  run(run: Run): Promise<Result>;
}

/** A running product, as what a row is measured against is opened beside it. */
export interface Opening {
  backend: Server;
  databaseUrl: string;
  folder: string;
  /** Of a member of staff. */
  cookie: string;
}

/** The bare servers of a row, and what they are asked for, as the product is. */
export interface Opened {
  peers: [Server, ...Server[]];
  requests: [Asked, ...Asked[]];
}

export interface ComparedRow extends Row {
  open(opening: Opening): Promise<Opened>;
}
