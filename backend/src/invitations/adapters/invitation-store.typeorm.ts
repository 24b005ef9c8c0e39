import type { DataSource, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { tokenHash } from '../../shared/secrets/tokens.js';
import { InvitationStore } from '../application/invitation-store.js';
import type { Invitation } from '../application/invitations.js';
import { InvitationEntity } from './invitation.entity.js';

const COLUMNS = `id, email, role, language, invited_at AS "invitedAt", expires_at AS "expiresAt"`;

export class TypeOrmInvitationStore extends InvitationStore {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  list(): Promise<Invitation[]> {
    return this.query(`SELECT ${COLUMNS} FROM staff_invitations ORDER BY invited_at DESC, id DESC`, []);
  }

  async add(invitation: Invitation): Promise<boolean> {
    const insert = this.rows
      .createQueryBuilder()
      .insert()
      .values({ ...invitation, tokenHashes: [] });
    const added = await insert.orIgnore().returning('id').execute();
    return (added.raw as unknown[]).length > 0;
  }

  async hold(id: string): Promise<Invitation | undefined> {
    const [held] = await this.query(`SELECT ${COLUMNS} FROM staff_invitations WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return held;
  }

  async renew(id: string, expiresAt: Date): Promise<void> {
    await this.rows.update({ id }, { expiresAt, tokenHashes: [] });
  }

  async remove(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async addToken(id: string, token: string): Promise<void> {
    const text = 'UPDATE staff_invitations SET token_hashes = token_hashes || $2::bytea WHERE id = $1';
    await rowsOf(this.dataSource, { text }, [id, tokenHash(token)]);
  }

  async holdByToken(token: string): Promise<Invitation | undefined> {
    const text = `SELECT ${COLUMNS} FROM staff_invitations WHERE $1 = ANY (token_hashes) FOR UPDATE`;
    const [held] = await this.query(text, [tokenHash(token)]);
    return held;
  }

  private query(text: string, values: unknown[]): Promise<Invitation[]> {
    return rowsOf<Invitation>(this.dataSource, { text }, values);
  }

  private get rows(): Repository<InvitationEntity> {
    return currentManager(this.dataSource).getRepository(InvitationEntity);
  }
}
