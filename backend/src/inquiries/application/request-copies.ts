import type { Language } from '@tiraz/contracts/language';

export interface RequestCopy {
  /** `TRZ-2026-000123.ar.pdf` */
  fileName: string;
  pdf: Uint8Array;
}

/** The customer's copy of an inquiry, for whoever has its link. */
export abstract class RequestCopies {
  /**
   * Its PDF: what was asked for, at the prices of that day, with the sizes and designs of now.
   *
   * @throws DomainError `missing`, alike for a wrong, a revoked and an unknown token, `unavailable` while it cannot be printed or the store is away
   */
  abstract copy(token: string, language: Language): Promise<RequestCopy>;
}
