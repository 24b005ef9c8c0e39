/** What needs chance and hashes. */
export abstract class OneTimeCodes {
  abstract newKey(): Uint8Array;

  /** The letters of one recovery code. */
  abstract newRecoveryLetters(): string;

  /** Of six digits. */
  abstract codeAt(key: Uint8Array, step: number): string;
}
