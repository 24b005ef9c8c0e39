const WARN = 40;
const ONCE_WITHIN_MS = 1_000;

interface Method {
  apply(logger: unknown, given: unknown[]): void;
}

/**
 * For pino's `hooks.logMethod`. What any visitor can make this server warn of would fill a disk otherwise: of the
 * warnings and errors of one kind one a second is written, with how many were left out since the one before.
 *
 * @param now milliseconds since whenever; never goes back
 */
export function oncePerSecond(now: () => number = () => performance.now()) {
  const kinds = new Map<string, { writtenAt: number; leftOut: number }>();
  return function log(this: unknown, given: unknown[], method: Method, level: number): void {
    if (level < WARN) return method.apply(this, given);
    const kind = kindOf(given);
    const before = kinds.get(kind);
    if (before && now() - before.writtenAt < ONCE_WITHIN_MS) {
      before.leftOut += 1;
      return undefined;
    }
    kinds.set(kind, { writtenAt: now(), leftOut: 0 });
    return method.apply(this, before?.leftOut ? counted(given, before.leftOut) : given);
  };
}

/** By what the code calls it, never by what a visitor wrote: there are only so many. */
function kindOf([first, message]: unknown[]): string {
  const { err = first, remote } = (first ?? {}) as { err?: unknown; remote?: string };
  const fault = err instanceof Error ? ((err as NodeJS.ErrnoException).code ?? err.name) : '';
  return [typeof first === 'string' ? first : message, remote, fault].join();
}

function counted([first, ...rest]: unknown[], leftOut: number): unknown[] {
  if (first instanceof Error) return [{ err: first, leftOut }, ...(rest.length > 0 ? rest : [first.message])];
  return typeof first === 'string'
    ? [{ leftOut }, first, ...rest]
    : [{ ...(first as object), leftOut }, ...rest];
}
