import type { DataSource, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import type { ViewStore } from '../application/saved-views.js';
import type { SavedView } from '../domain/saved-view.js';
import { InquiryViewEntity } from './inquiry-view.entity.js';

export class TypeOrmViews implements ViewStore {
  constructor(private readonly dataSource: DataSource) {}

  nextId(): string {
    return uuid();
  }

  of(staffId: string): Promise<SavedView[]> {
    return this.rows.find({
      select: { id: true, name: true, isFirst: true, filter: true },
      where: { staffId },
      order: { name: 'ASC', id: 'ASC' },
    });
  }

  async hold(staffId: string): Promise<SavedView[]> {
    // There may be no row to lock.
    await this.rows.query(`SELECT pg_advisory_xact_lock(hashtext('inquiry_views'), hashtext($1))`, [staffId]);
    return this.of(staffId);
  }

  async save(staffId: string, views: readonly SavedView[]): Promise<void> {
    await this.rows.upsert(
      views.map((view) => ({ ...view, staffId })),
      ['id'],
    );
  }

  async remove(staffId: string, id: string): Promise<void> {
    await this.rows.delete({ staffId, id });
  }

  private get rows(): Repository<InquiryViewEntity> {
    return currentManager(this.dataSource).getRepository(InquiryViewEntity);
  }
}
