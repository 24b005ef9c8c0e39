import type { Role } from '@tiraz/contracts/roles';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { absenceOf } from '../domain/absence.js';
import { wantsDigest } from '../domain/daily-digest.js';
import { permissionsOf } from '../domain/permissions.js';
import { DigestReaders, type DigestReader } from './digest-readers.js';
import { USUAL_MAILS, type MailChoiceStore } from './mail-choices.js';
import type { SecondFactors } from './second-factors.js';
import { counts, type StaffAccount, type StaffAccounts } from './staff-accounts.js';

export class PresentReaders extends DigestReaders {
  constructor(
    private readonly accounts: Pick<StaffAccounts, 'list'>,
    private readonly choices: Pick<MailChoiceStore, 'all'>,
    private readonly factors: Pick<SecondFactors, 'holders' | 'isObligatory'>,
    private readonly clock: Clock,
    /** Whether the demo account counts. */
    private readonly isDemo: boolean,
  ) {
    super();
  }

  async list(): Promise<DigestReader[]> {
    const today = dayInCairo(this.clock.now());
    const choices = await this.choices.all();
    const choicesOf = ({ id }: StaffAccount) => choices.get(id) ?? USUAL_MAILS;
    const present = (await this.accounts.list()).filter(
      (account) =>
        counts(account, this.isDemo) &&
        wantsDigest({ role: account.role, ...choicesOf(account) }) &&
        !absenceOf(account, today)?.isNow,
    );
    const lacksFactor = await this.lackOfFactor(present);
    return present
      .filter((account) => !lacksFactor(account))
      .map((account) => {
        const { id, email, name, role } = account;
        const { language } = choicesOf(account);
        return { id, email, name, language, permissions: permissionsOf(role) };
      });
  }

  /** Whoever lacks a second factor that is obligatory may read nothing yet. */
  private async lackOfFactor(accounts: readonly StaffAccount[]): Promise<(account: StaffAccount) => boolean> {
    const holders = await this.factors.holders();
    const obliged = new Set<Role>();
    for (const role of new Set(accounts.map((account) => account.role)))
      if (await this.factors.isObligatory(role)) obliged.add(role);
    return ({ id, role }) => obliged.has(role) && !holders.has(id);
  }
}
