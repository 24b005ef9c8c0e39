import type { Role } from '@tiraz/contracts/roles';
import type { Staff } from '../../shared/domain/staff.js';

export interface StaffAccount extends Staff {
  passwordHash: string;
  /** Its password is no secret: it counts in demo mode alone. */
  isDemo: boolean;
  role: Role;
  /** Empty until somebody has said it. */
  name: string;
  /** Nobody signs in to one that is not. */
  isActive: boolean;
  signedInAt: Date | null;
  createdAt: Date;
  /** The first day of an absence in Cairo, `2026-11-20`, also once it is over; null: there is none. */
  awayFrom: string | null;
  /** Its last day; null exactly where `awayFrom` is. */
  awayTo: string | null;
  /** Another account. */
  standInId: string | null;
  /** Counts what `change` has stored. */
  version: number;
}

/** Of an account that is nowhere else. */
export const NOT_AWAY = { awayFrom: null, awayTo: null, standInId: null } as const;

/** What is absent stays as it is. */
export type AccountChange = Partial<
  Pick<StaffAccount, 'name' | 'role' | 'isActive' | 'awayFrom' | 'awayTo' | 'standInId'>
>;

/** Whether anybody may sign in to it: it is on, and the demo account counts in demo mode alone. */
export function counts(
  { isActive, isDemo }: Pick<StaffAccount, 'isActive' | 'isDemo'>,
  isDemoMode: boolean,
): boolean {
  return isActive && (isDemoMode || !isDemo);
}

/** Everybody who may sign in; e-mail addresses are folded already. */
export abstract class StaffAccounts {
  abstract nextId(at: Date): string;

  /** Resolves to false, and adds nothing, when the e-mail address has an account. */
  abstract add(account: StaffAccount): Promise<boolean>;

  abstract find(email: string): Promise<StaffAccount | undefined>;

  /** As `find`; whoever else holds the account, or changes it, waits for the end of the running transaction. */
  abstract hold(email: string): Promise<StaffAccount | undefined>;

  /** The account is an ordinary one from then on. */
  abstract setPassword(id: string, passwordHash: string): Promise<void>;

  abstract findById(id: string): Promise<StaffAccount | undefined>;

  /** Raises the version. */
  abstract change(id: string, change: AccountChange): Promise<void>;

  /** Records a sign-in. The version stays as it is, because nobody has edited the account. */
  abstract noteSignIn(id: string, at: Date): Promise<void>;

  /** By e-mail address. */
  abstract list(): Promise<StaffAccount[]>;

  /** Locks the number of owners until the running transaction ends. To be called before an owner is taken away. */
  abstract claimOwners(): Promise<void>;
}
