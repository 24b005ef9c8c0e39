import type { DataSource, Repository } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { MailChoiceStore, USUAL_MAILS, type MailChoices } from '../application/mail-choices.js';
import { StaffAccountEntity } from './staff-account.entity.js';

const CHOSEN = { id: true, language: true, dailyDigest: true } as const;

export class TypeOrmMailChoices extends MailChoiceStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(id: string): Promise<MailChoices> {
    const row = await this.rows.findOne({ where: { id }, select: CHOSEN });
    return row ? chosenIn(row) : USUAL_MAILS;
  }

  async all(): Promise<ReadonlyMap<string, MailChoices>> {
    const rows = await this.rows.find({ select: CHOSEN });
    return new Map(rows.map((row) => [row.id, chosenIn(row)]));
  }

  async change(id: string, change: Partial<MailChoices>): Promise<void> {
    await this.rows.update({ id }, change);
  }

  private get rows(): Repository<StaffAccountEntity> {
    return currentManager(this.dataSource).getRepository(StaffAccountEntity);
  }
}

function chosenIn({ language, dailyDigest }: StaffAccountEntity): MailChoices {
  return { language, dailyDigest };
}
