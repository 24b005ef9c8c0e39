import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { DomainError } from '../../shared/domain/domain-error.js';

/**
 * @param path the field of the body that holds it
 * @throws DomainError `password.too-short` or `password.too-long`
 */
export function expectGoodPassword(password: string, path: string): void {
  const { length } = [...password];
  const { shortest, longest } = PASSWORD_LENGTH;
  if (length < shortest)
    refuse('password.too-short', `A password has at least ${shortest} characters.`, path);
  if (length > longest) refuse('password.too-long', `A password has at most ${longest} characters.`, path);
}

function refuse(code: string, message: string, path: string): never {
  throw new DomainError('invalid', code, message, [{ path, code, message }]);
}
