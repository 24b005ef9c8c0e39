import { LessThanOrEqual, type DataSource, type Repository } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { tokenHash } from '../../shared/secrets/tokens.js';
import { Challenges, type Challenge } from '../application/challenges.js';
import { ChallengeEntity } from './challenge.entity.js';

export class TypeOrmChallenges extends Challenges {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async add(token: string, { key, ...challenge }: Challenge): Promise<void> {
    await this.rows.insert({ ...challenge, tokenHash: tokenHash(token), key: key && Buffer.from(key) });
  }

  async find(token: string): Promise<Challenge | undefined> {
    const row = await this.rows.findOneBy({ tokenHash: tokenHash(token) });
    if (!row) return undefined;
    const { staffId, passwordHash, key, expiresAt } = row;
    return { staffId, passwordHash, key: key && new Uint8Array(key), expiresAt };
  }

  async take(token: string): Promise<boolean> {
    return (await this.rows.delete({ tokenHash: tokenHash(token) })).affected === 1;
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.rows.delete({ expiresAt: LessThanOrEqual(moment) });
  }

  private get rows(): Repository<ChallengeEntity> {
    return currentManager(this.dataSource).getRepository(ChallengeEntity);
  }
}
