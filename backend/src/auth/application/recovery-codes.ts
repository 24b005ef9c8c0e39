import { RECOVERY_CODES, shownRecoveryCode } from '../domain/second-factor.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { PasswordHashes } from './password-hashes.js';

/** Hashed one after the other: nobody who signs in waits for ten. */
export async function makeRecoveryCodes(
  codes: Pick<OneTimeCodes, 'newRecoveryLetters'>,
  hashes: Pick<PasswordHashes, 'ofRandom'>,
): Promise<{ shown: string[]; hashes: string[] }> {
  const made = { shown: [] as string[], hashes: [] as string[] };
  for (let number = 0; number < RECOVERY_CODES; number += 1) {
    const letters = codes.newRecoveryLetters();
    made.shown.push(shownRecoveryCode(number, letters));
    made.hashes.push(await hashes.ofRandom(letters));
  }
  return made;
}
