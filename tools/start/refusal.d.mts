export class Refusal extends Error {}
/** By the codes of Node's errors. */
export const OF_THE_MACHINE: Readonly<Record<string, string>>;
export function orExplain(command: () => Promise<void>): Promise<void>;
