import type { SaidSizes } from '@tiraz/contracts/selection';

/** The sizes of an inquiry, for whoever has its link. */
export abstract class CustomerSizes {
  /**
   * Says them, says others, or says that they come later.
   *
   * @throws DomainError `missing`, alike for a wrong, a revoked and an unknown token; `invalid` for sizes that break a
   * rule; `conflict` when it is too late for them, `throttled` after fifty changes in a day
   */
  abstract say(token: string, said: SaidSizes): Promise<void>;
}
