import type { Language } from '@tiraz/contracts/language';
import type { Staff } from '../../shared/domain/staff.js';
import type { Permissions } from '../domain/permissions.js';

/** A member of staff who is to have the daily digest. */
export interface DigestReader extends Staff {
  /** Empty until somebody has said it. */
  name: string;
  language: Language;
  permissions: Permissions;
}

/** Who is to have the daily digest. */
export abstract class DigestReaders {
  /** Who wants it, is here today and could sign in, by e-mail address. */
  abstract list(): Promise<DigestReader[]>;
}
