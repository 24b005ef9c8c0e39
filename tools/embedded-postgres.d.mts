export declare class EmbeddedPostgresError extends Error {}

export interface EmbeddedPostgres {
  /** `postgres://tiraz:…@127.0.0.1:<port>/tiraz`; its role may create databases. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Settles when the server has ended, asked or not. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Ends the server and waits for it; connections are cut. */
  stop(): Promise<void>;
  /** Ends the server without waiting for anything, even when it was stopped by a signal; the next start recovers. */
  kill(): void;
  /** Whether it says anything to a new client, a refusal included, within 3 s. */
  answers(): Promise<boolean>;
}

export declare function startPostgres(options: {
  dataDir: string;
  port?: number;
  settings?: Record<string, string>;
  onLog?: (line: string) => void;
}): Promise<EmbeddedPostgres>;

export declare function runningPostgres(dataDir: string): string | undefined;
