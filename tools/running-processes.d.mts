/** Sends a signal to a process and to all that descend from it. */
export declare function signalTree(pid: number, signal: NodeJS.Signals): void;
