import type { DataSource, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { Passkeys, type StoredPasskey } from '../application/passkeys.js';
import { PasskeyEntity } from './passkey.entity.js';

export class TypeOrmPasskeys extends Passkeys {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async listOf(staffId: string): Promise<StoredPasskey[]> {
    const rows = await this.rows.find({ where: { staffId }, order: { createdAt: 'ASC', id: 'ASC' } });
    return rows.map(({ publicKey, counter, ...row }) => ({
      ...row,
      publicKey: new Uint8Array(publicKey),
      counter: Number(counter),
    }));
  }

  async add({ publicKey, counter, transports, ...passkey }: StoredPasskey): Promise<boolean> {
    const added = await this.rows
      .createQueryBuilder()
      .insert()
      .values({
        ...passkey,
        publicKey: Buffer.from(publicKey),
        counter: String(counter),
        transports: [...transports],
      })
      .orIgnore()
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.rows.update({ id }, { name });
  }

  async remove(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async use(id: string, counter: number, at: Date): Promise<boolean> {
    const used = await this.rows
      .createQueryBuilder()
      .update({ counter: String(counter), usedAt: at })
      .where('id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))', { id, counter })
      .execute();
    return used.affected === 1;
  }

  private get rows(): Repository<PasskeyEntity> {
    return currentManager(this.dataSource).getRepository(PasskeyEntity);
  }
}
