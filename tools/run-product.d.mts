export interface Product {
  readonly url: string;
  readonly pid: number;
  /** The lines that it has printed. */
  readonly output: readonly string[];
  /** Settles when its first process has ended. */
  readonly ended: Promise<unknown>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

export declare function runProduct(
  env: NodeJS.ProcessEnv,
  options?: { alone?: boolean; awaitReady?: boolean; onSpawn?: (running: { pid: number }) => void },
): Promise<Product>;
