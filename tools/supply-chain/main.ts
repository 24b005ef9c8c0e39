// `npm run supply-chain -w tools`: known vulnerabilities, licences, the bill of materials. Needs a registry that answers audits.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../start/run-to-end.mjs';
import { auditShipped } from './audit.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const { outcome, told } = await auditShipped();
report('known vulnerabilities of what is shipped', outcome === 'clean', told);
for (const [name, script] of [
  ['versions and licences', 'dependencies.ts'],
  ['bill of materials', 'sbom.ts'],
] as const) {
  const { code, output } = await runToEnd(process.execPath, [join(import.meta.dirname, script)], {
    cwd: REPOSITORY,
  });
  report(name, code === 0, code === 0 ? '' : output);
}

function report(name: string, isGood: boolean, details: string): void {
  console.log(`${isGood ? '✔' : '✖'} ${name}`);
  if (details) console.log(details);
  if (!isGood) process.exitCode = 1;
}
