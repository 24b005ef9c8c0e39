import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import type { texts } from '@tiraz/messages/admin-remote/people';

/** Why something about an account was refused, in our words. @param otherwise where the code says nothing to a person */
export function reasonOf(error: ApiError, { faults }: (typeof texts)['en'], otherwise: string): string {
  const { code = '' } = problemOf(error) ?? {};
  return Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : otherwise;
}
