import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { Communications, type Communication } from '../application/communications.js';

export class PostgresCommunications extends Communications {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async add(communication: Communication): Promise<void> {
    const { id, customerId, inquiryId, type, direction, subject, content, loggedBy, createdAt } =
      communication;
    await currentManager(this.dataSource).query(
      `INSERT INTO communications
         (id, customer_id, inquiry_id, type, direction, subject, content, logged_by, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, customerId, inquiryId, type, direction, subject, content, loggedBy, createdAt],
    );
  }
}
