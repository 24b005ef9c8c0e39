export declare function findChromium(env?: NodeJS.ProcessEnv, playwrights?: () => string): string | undefined;
export declare function provideChromium(): Promise<string | undefined>;
export declare function isProgram(file: string): boolean;
