export declare function isPortFree(port: number, host?: string): Promise<boolean>;
export declare function freePort(): Promise<number>;
export declare function freePorts(...names: string[]): Promise<Record<string, number>>;
