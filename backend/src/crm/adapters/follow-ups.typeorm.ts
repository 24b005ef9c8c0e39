import type { DataSource, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { FollowUps, type NamedFollowUp } from '../application/follow-ups.js';
import type { FollowUp } from '../domain/follow-up.js';
import { NAMED_FOLLOW_UPS } from './follow-up-reads.postgres.js';
import { FollowUpEntity } from './follow-up.entity.js';

export class TypeOrmFollowUps extends FollowUps {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async add(followUp: FollowUp): Promise<void> {
    await this.rows.insert(followUp);
  }

  async find(id: string): Promise<NamedFollowUp | undefined> {
    const { columns, from } = NAMED_FOLLOW_UPS;
    const text = `SELECT ${columns} FROM ${from} WHERE planned.id = $1`;
    return (await rowsOf<NamedFollowUp>(this.dataSource, { text }, [id]))[0];
  }

  async hold(id: string): Promise<FollowUp | undefined> {
    return (await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }

  async save({ id, ...followUp }: FollowUp): Promise<void> {
    const { status, scheduledAt, subject, description, changedAt, lastMove } = followUp;
    await this.rows.update({ id }, { status, scheduledAt, subject, description, changedAt, lastMove });
  }

  private get rows(): Repository<FollowUpEntity> {
    return currentManager(this.dataSource).getRepository(FollowUpEntity);
  }
}
