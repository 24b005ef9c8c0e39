// The variables that the two configurable programs read, from their own code: what a deployment sets beside them is a
// slip of the pen.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressVariables, REMOTES } from '../../libs/contracts/src/remotes.ts';

/** What Node itself and its neighbours read. */
const OF_OTHERS = ['NODE_ENV', 'NODE_OPTIONS'];

export function knownVariables(repository: string): {
  [program: string]: Set<string>;
  backend: Set<string>;
  web: Set<string>;
} {
  const namesIn = (pattern: string) =>
    globSync(pattern, { cwd: repository })
      .filter((file) => !/\.spec\.|\.d\.ts$/.test(file))
      .flatMap(
        (file) =>
          readFileSync(join(repository, file), 'utf8').match(
            /\b[A-Z][A-Z\d]*(_[A-Z\d]+)+\b|\b(HOST|PORT)\b/g,
          ) ?? [],
      );
  const shared = namesIn('libs/observability/src/**/*.ts');
  const remotes = REMOTES.flatMap(({ name }) => Object.values(addressVariables(name)));
  return {
    backend: new Set([...OF_OTHERS, ...shared, ...namesIn('backend/src/config.ts')]),
    web: new Set([...OF_OTHERS, ...shared, ...remotes, ...namesIn('host-shell/server/config.ts')]),
  };
}
