import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { Communications } from '../application/communications.js';
import type { Communication } from '../application/customer-details.js';
import { CommunicationEntity } from './communication.entity.js';

export class TypeOrmCommunications extends Communications {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async add(communication: Communication): Promise<void> {
    await currentManager(this.dataSource).getRepository(CommunicationEntity).insert(communication);
  }
}
