/** Sends a signal to a process and to all that descend from it. */
export declare function signalTree(pid: number, signal: NodeJS.Signals): void;
/** A text that no other process on this machine ever has; undefined when no such process runs. */
export declare function processIdentity(pid: number): string | undefined;
/** Its arguments separated by blanks; empty when it cannot be read. */
export declare function commandLine(pid: number): string;
/** The process and all that descend from it, parents first. Linux only. */
export declare function processTree(pid: number): number[];
