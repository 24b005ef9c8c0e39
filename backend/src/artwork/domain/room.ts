import { ARTWORK_LIMITS } from '@tiraz/contracts/artwork';
import { DomainError } from '../../shared/domain/domain-error.js';

/** @throws DomainError when one file more would be too many, or all together too large */
export function expectRoom(files: readonly { bytes: number }[], bytes: number): void {
  const { fileBytes, totalBytes, files: most } = ARTWORK_LIMITS;
  if (bytes > fileBytes) throw tooLarge();
  if (files.length >= most) {
    throw new DomainError('conflict', 'artwork.too-many', `There are ${most} files already.`);
  }
  if (files.reduce((sum, file) => sum + file.bytes, bytes) > totalBytes) {
    throw new DomainError('too-large', 'artwork.too-much', 'All files together are larger than 120 MB.');
  }
}

export function tooLarge(): DomainError {
  return new DomainError('too-large', 'artwork.too-large', 'The file is larger than 50 MB.');
}
