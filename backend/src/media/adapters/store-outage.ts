import { Logger } from '@nestjs/common';
import { DomainError } from '../../shared/domain/domain-error.js';

export const STORE_UNAVAILABLE = {
  status: 503,
  code: 'store.unavailable',
  detail: 'The store of the pictures does not answer; try again shortly.',
};

/** Nothing more goes in, everything else goes on; waiting alone does not help. */
export const STORE_FULL = {
  status: 503,
  code: 'store.full',
  detail: 'The store of the pictures is full: nothing more can be stored until somebody makes room.',
};

/** By what the file system or an S3 store calls it. */
const FULL = [
  'ENOSPC',
  'EDQUOT',
  'QuotaExceeded',
  'InsufficientStorage',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
];

/** Turns what a store's own tools throw into one refusal, which has it as its cause, and logs the first of each outage. */
export class StoreOutage {
  private readonly log = new Logger('ObjectStore');
  private lasts = false;

  /** @param isOutage whether an error means that the store is away; any other is passed on as it is */
  constructor(private readonly isOutage: (error: unknown) => boolean) {}

  async guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      if (this.lasts) this.log.log('the object store is back');
      this.lasts = false;
      return result;
    } catch (error) {
      if (!this.isOutage(error)) throw error;
      if (!this.lasts) this.log.warn('the object store cannot be used', error);
      this.lasts = true;
      const isFull = FULL.includes((error as { code?: string } | undefined)?.code ?? '');
      const { code, detail } = isFull ? STORE_FULL : STORE_UNAVAILABLE;
      const refusal = new DomainError('unavailable', code, detail);
      throw Object.assign(refusal, { cause: error });
    }
  }
}
