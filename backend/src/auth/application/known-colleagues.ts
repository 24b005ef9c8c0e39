import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { absenceOf } from '../domain/absence.js';
import { permissionsOf } from '../domain/permissions.js';
import { Colleagues, type Colleague } from './colleagues.js';
import { counts, type StaffAccount, type StaffAccounts } from './staff-accounts.js';

export class KnownColleagues extends Colleagues {
  constructor(
    private readonly accounts: Pick<StaffAccounts, 'findById' | 'list'>,
    private readonly clock: Clock,
    /** Whether the demo account counts. */
    private readonly isDemo: boolean,
  ) {
    super();
  }

  async colleague(id: string): Promise<Colleague | undefined> {
    const account = await this.accounts.findById(id);
    return account && this.known(account);
  }

  async colleagues(): Promise<Colleague[]> {
    return (await this.accounts.list()).map((account) => this.known(account));
  }

  private known(account: StaffAccount): Colleague {
    const { id, email, name, role, version } = account;
    const mayAnswerInquiries = counts(account, this.isDemo) && permissionsOf(role).has('inquiries.answer');
    const absence = absenceOf(account, dayInCairo(this.clock.now()));
    return { id, email, name, mayAnswerInquiries, absence, version };
  }
}
