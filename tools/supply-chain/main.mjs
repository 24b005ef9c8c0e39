// `npm run supply-chain`: known vulnerabilities, licences, the bill of materials. Needs a registry that answers audits.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from '../start/run-to-end.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const NOT_ANSWERED = /audit endpoint returned an error|ENOAUDIT|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/;

const steps = [
  ['known vulnerabilities of what is shipped', 'npm', ['audit', '--omit=dev', '--audit-level=low']],
  ['versions and licences', process.execPath, [join(import.meta.dirname, 'dependencies.mjs')]],
  ['bill of materials', process.execPath, [join(import.meta.dirname, 'sbom.mjs')]],
];

for (const [name, command, args] of steps) {
  const { code, output } = await runToEnd(command, args, { cwd: REPOSITORY });
  console.log(`${code === 0 ? '✔' : '✖'} ${name}`);
  if (code === 0) continue;
  process.exitCode = 1;
  if (command === 'npm' && NOT_ANSWERED.test(output)) {
    console.log(
      'The registry does not answer audits, so nothing is known: run this where "npm audit" is answered.',
    );
  } else console.log(output);
}
