import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import type { texts } from '@tiraz/messages/admin-remote/account';

/** Why the server refused, in the reader's language. */
export function reasonOf(error: ApiError, { faults }: (typeof texts)['en'], otherwise: string): string {
  const code = problemOf(error)?.code ?? '';
  return Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : otherwise;
}
