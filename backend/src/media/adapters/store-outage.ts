import { Logger } from '@nestjs/common';
import { DomainError } from '../../shared/domain/domain-error.js';

export const STORE_UNAVAILABLE = {
  status: 503,
  code: 'store.unavailable',
  detail: 'The store of the pictures does not answer; try again shortly.',
};

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
      const refusal = new DomainError('unavailable', STORE_UNAVAILABLE.code, STORE_UNAVAILABLE.detail);
      throw Object.assign(refusal, { cause: error });
    }
  }
}
