/** Leaves rows of refused sign-ins in the audit trail, but no more than a disk can take. */
export abstract class Refusals {
  /** @param id of the account, or `unknown` */
  abstract record(id: string, at: Date): Promise<void>;
}
