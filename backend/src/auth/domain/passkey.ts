import { DomainError, invalidField } from '../../shared/domain/domain-error.js';

export function wrongPasskey(): DomainError {
  const message = 'This passkey is wrong, or its answer was used already.';
  return invalidField('credential', 'passkey.wrong', message);
}

export function passkeyExists(): DomainError {
  return new DomainError('conflict', 'passkey.exists', 'This passkey was added already.');
}

export function tooManyPasskeys(): DomainError {
  return new DomainError(
    'conflict',
    'passkeys.too-many',
    'Remove a passkey first: there are as many as may be.',
  );
}

export function passkeyMissing(): DomainError {
  return new DomainError('missing', 'passkey.missing', 'There is no such passkey.');
}
