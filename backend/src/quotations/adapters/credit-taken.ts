import { DomainError } from '../../shared/domain/domain-error.js';

const CREDITS = ['one_credit_of_sample', 'one_sample_credit_of_customer'];

/** What the database says when two quotations take a sample credit at the same moment. */
export function creditTaken(error: unknown): DomainError | undefined {
  const { constraint } = (error as { driverError?: { constraint?: string } }).driverError ?? {};
  if (!constraint || !CREDITS.includes(constraint)) return undefined;
  return new DomainError('conflict', 'quotation.sample-credit-taken', 'The sample was credited already.');
}
