// Part of `npm run check`, and offline: every version is exact, every licence allowed, and what holds a version back
// is written down in docs/dependencies.md.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licenceFaults } from './licences.ts';
import { shippedPackages } from './shipped.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const EXACT = /^(npm:[\w@./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

interface Wanted {
  /** The manifest that asks for it. */
  file: string;
  name: string;
  version: string;
}

/** @returns a sentence for each fault */
export function dependencyFaults(repository: string): string[] {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  const manifests = [
    'package.json',
    ...globSync(
      workspaces.map((folder) => `${folder}/package.json`),
      { cwd: repository },
    ),
  ];
  const wanted = manifests.flatMap((file): Wanted[] => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));
    const all: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };
    return Object.entries(all).map(([name, version]) => ({ file, name, version }));
  });
  return [
    ...wanted
      .filter(({ version }) => !EXACT.test(version))
      .map(({ file, name, version }) => `${file}: ${name} is to have an exact version, not ${version}`),
    ...heldBackFaults(JSON.parse(read('renovate.json')), read('docs/dependencies.md'), wanted),
    ...licenceFaults(shippedPackages(repository).filter(({ isOurs }) => !isOurs)),
  ];
}

/** A rule about a package that is gone says nothing; one that nobody can look up is a trap of its own. */
function heldBackFaults(
  { packageRules }: { packageRules: { allowedVersions?: string; matchPackageNames: string[] }[] },
  policy: string,
  wanted: Wanted[],
): string[] {
  const heldBack = packageRules.filter(({ allowedVersions }) => allowedVersions);
  return heldBack.flatMap(({ matchPackageNames }) =>
    matchPackageNames.flatMap((name) => [
      ...(policy.includes(`\`${name}\``)
        ? []
        : [`docs/dependencies.md does not say why ${name} is held back`]),
      ...(wanted.some((one) => one.name === name)
        ? []
        : [`renovate.json holds ${name} back, which nobody needs`]),
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = dependencyFaults(REPOSITORY);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults in the dependencies`);
  if (faults.length > 0) process.exitCode = 1;
}
