import type { Provider } from '@nestjs/common';
import { Config } from '../config.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { Absences } from './application/absences.js';
import { Colleagues } from './application/colleagues.js';
import { DigestReaders } from './application/digest-readers.js';
import { KnownColleagues } from './application/known-colleagues.js';
import { ManageAbsences } from './application/manage-absences.js';
import { ManageOwnMails } from './application/manage-own-mails.js';
import { OwnMails } from './application/own-mails.js';
import { PresentReaders } from './application/present-readers.js';
import { SecondFactors } from './application/second-factors.js';
import { StaffAccounts } from './application/staff-accounts.js';

/** Who is who on the staff, who is away, and which mails go to whom. */
export const STAFF_PROVIDERS: Provider[] = [
  {
    provide: Colleagues,
    inject: [StaffAccounts, Clock],
    useFactory: (accounts: StaffAccounts, clock: Clock) => new KnownColleagues(accounts, clock),
  },
  {
    provide: Absences,
    inject: [Transactions, StaffAccounts, Colleagues, AuditTrail, Clock],
    useFactory: (...needs: ConstructorParameters<typeof ManageAbsences>) => new ManageAbsences(...needs),
  },
  {
    provide: OwnMails,
    inject: [StaffAccounts],
    useFactory: (accounts: StaffAccounts) => new ManageOwnMails(accounts),
  },
  {
    provide: DigestReaders,
    inject: [StaffAccounts, SecondFactors, Clock, Config],
    useFactory: (accounts: StaffAccounts, factors: SecondFactors, clock: Clock, { demoAccount }: Config) =>
      new PresentReaders(accounts, factors, clock, demoAccount),
  },
];
