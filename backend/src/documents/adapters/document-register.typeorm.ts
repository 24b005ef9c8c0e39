import type { DataSource, Repository } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { DocumentRegister } from '../application/document-register.js';
import type { StoredDocument } from '../application/documents.js';
import { DocumentEntity } from './document.entity.js';

export class TypeOrmDocumentRegister extends DocumentRegister {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(key: string): Promise<StoredDocument | undefined> {
    const row = await this.documents.findOneBy({ key });
    return row ? { ...row } : undefined;
  }

  async add(document: StoredDocument): Promise<StoredDocument> {
    await this.documents.createQueryBuilder().insert().values(document).orIgnore().execute();
    return this.documents.findOneByOrFail({ key: document.key });
  }

  private get documents(): Repository<DocumentEntity> {
    return currentManager(this.dataSource).getRepository(DocumentEntity);
  }
}
