/** A time limit as it holds on a machine that does nothing else, stretched by what else this one does. */
export function onThisMachine(ms: number): number;
