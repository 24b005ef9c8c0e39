export declare function runProduct(
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; stop: () => Promise<void> }>;
