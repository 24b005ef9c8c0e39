// `npm run licences -w tools`: what is shipped, by licence. Fails when one is not allowed.
import { fileURLToPath } from 'node:url';
import { idOf, shippedPackages, type Package } from './shipped.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Allow use, change and sale, and ask for a notice at most. By SPDX's identifiers. */
const ALLOWED = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  ...['PostgreSQL', 'Python-2.0', 'Unlicense', 'OFL-1.1'],
];

/** What else may be shipped, package by package, and why. */
const EXCEPTIONS = [
  {
    packages: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'libvips, a library of its own that anybody can replace; nothing of ours is linked into it',
  },
];

/** Declared in a field that npm no longer reads, and in the text of their LICENSE or README. */
const DECLARED_ELSEWHERE: Record<string, string> = {
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
};

/** @returns an SPDX expression */
export function licenceOf({ name, license }: Package): string | undefined {
  return license ?? DECLARED_ELSEWHERE[name];
}

/** @returns a sentence for each that may not be shipped */
export function licenceFaults(packages: Package[]): string[] {
  return packages.flatMap((shipped) => {
    const licence = licenceOf(shipped);
    if (licence === undefined) return [`${idOf(shipped)} declares no licence`];
    const more = EXCEPTIONS.filter(({ packages: those }) => those.test(shipped.name));
    const allowed = [...ALLOWED, ...more.flatMap(({ licences }) => licences)];
    return isAllowed(licence, allowed) ? [] : [`${idOf(shipped)} is under ${licence}, which is not allowed`];
  });
}

/** Of an expression with brackets inside brackets nothing is understood, and so nothing allowed. */
function isAllowed(expression: string, allowed: string[]) {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice: string) =>
    choice.split(' AND ').every((licence: string) => allowed.includes(licence)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = shippedPackages(REPOSITORY).filter(({ isOurs }) => !isOurs);
  const byLicence = Map.groupBy(packages, (shipped) => licenceOf(shipped) ?? 'none');
  for (const [licence, those] of [...byLicence].sort(([, one], [, other]) => other.length - one.length)) {
    console.log(`${licence} (${those.length})\n  ${those.map(idOf).join('\n  ')}`);
  }
  const faults = licenceFaults(packages);
  for (const fault of faults) console.error(fault);
  console.log(`${packages.length} packages, ${faults.length} of them may not be shipped`);
  if (faults.length > 0) process.exitCode = 1;
}
