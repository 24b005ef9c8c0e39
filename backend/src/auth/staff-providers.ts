import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { provide } from '../shared/provide.js';
import { TypeOrmMailChoices } from './adapters/mail-choices.typeorm.js';
import { Absences } from './application/absences.js';
import { Addressees } from './application/addressees.js';
import { Colleagues } from './application/colleagues.js';
import { DigestReaders } from './application/digest-readers.js';
import { KnownColleagues } from './application/known-colleagues.js';
import { MailChoiceStore } from './application/mail-choices.js';
import { ManageAbsences } from './application/manage-absences.js';
import { ManageOwnMails } from './application/manage-own-mails.js';
import { ManagePeople } from './application/manage-people.js';
import { OwnMails } from './application/own-mails.js';
import { Owners } from './application/owners.js';
import { People } from './application/people.js';
import { PresentReaders } from './application/present-readers.js';
import { SecondFactors } from './application/second-factors.js';
import { Sessions } from './application/sessions.js';
import { StaffAccounts } from './application/staff-accounts.js';

/** Who is who on the staff, who is away, and which mails go to whom. */
export const STAFF_PROVIDERS: Provider[] = [
  {
    provide: Colleagues,
    inject: [StaffAccounts, Clock, Config],
    useFactory: (accounts: StaffAccounts, clock: Clock, { demoAccount }: Config) =>
      new KnownColleagues(accounts, clock, demoAccount),
  },
  provide(People, ManagePeople, [
    Transactions,
    StaffAccounts,
    Owners,
    Sessions,
    SecondFactors,
    AuditTrail,
    Clock,
  ]),
  provide(Absences, ManageAbsences, [Transactions, StaffAccounts, Colleagues, AuditTrail, Clock]),
  provide(MailChoiceStore, TypeOrmMailChoices, [DataSource]),
  provide(Addressees, Addressees, [Colleagues, MailChoiceStore, Owners]),
  provide(OwnMails, ManageOwnMails, [MailChoiceStore]),
  {
    provide: DigestReaders,
    inject: [StaffAccounts, MailChoiceStore, SecondFactors, Clock, Config],
    useFactory: (
      accounts: StaffAccounts,
      choices: MailChoiceStore,
      factors: SecondFactors,
      clock: Clock,
      { demoAccount }: Config,
    ) => new PresentReaders(accounts, choices, factors, clock, demoAccount),
  },
];
