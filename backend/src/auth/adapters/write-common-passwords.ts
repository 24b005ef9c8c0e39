import { readFileSync, writeFileSync } from 'node:fs';
import { digestsOf } from './common-passwords.js';

// Writes common-passwords.generated.ts anew; the module's README says from which list.
const [list, file] = process.argv.slice(2);
if (list === undefined || file === undefined) {
  throw new Error(
    'node dist/auth/adapters/write-common-passwords.js LIST FILE: a list of one password a line',
  );
}
const digests = digestsOf(readFileSync(list, 'utf8').split(/\r?\n/));
writeFileSync(file, `export const COMMON_PASSWORDS =\n  '${digests}';\n`);
