import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { PictureRegister, type Upload } from '../application/picture-register.js';
import type { Picture } from '../domain/picture.js';

interface UploadRow {
  id: string;
  address: string;
  session: string;
  expires_at: Date;
  finalized_at: Date | null;
}

/** The view is the catalogue's word on what it shows; its migration defines it. */
const IN_USE = `EXISTS (SELECT FROM pictures_in_use WHERE object_path = '/objects/' || pictures.id)`;

export class TypeOrmPictureRegister extends PictureRegister {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async addUpload({ id, address, session, expiresAt }: Omit<Upload, 'isFinalized'>): Promise<void> {
    await this.query('INSERT INTO uploads (id, address, session, expires_at) VALUES ($1, $2, $3, $4)', [
      id,
      address,
      session,
      expiresAt,
    ]);
  }

  async findUpload(address: string, session: string): Promise<Upload | undefined> {
    const [row] = await this.query<UploadRow>('SELECT * FROM uploads WHERE address = $1 AND session = $2', [
      address,
      session,
    ]);
    if (!row) return undefined;
    return {
      id: row.id,
      address,
      session,
      expiresAt: row.expires_at,
      isFinalized: row.finalized_at !== null,
    };
  }

  async addPicture({ id, width, height }: Picture, uploadId: string, at: Date): Promise<boolean> {
    const added = await this.query(
      `WITH finalized AS (
         UPDATE uploads SET finalized_at = $5 WHERE id = $4 AND finalized_at IS NULL RETURNING id)
       INSERT INTO pictures (id, width, height, created_at, unused_since)
       SELECT $1::uuid, $2::integer, $3::integer, $5, $5 FROM finalized RETURNING id`,
      [id, width, height, uploadId, at],
    );
    return added.length === 1;
  }

  async holdPicture(id: string): Promise<boolean> {
    return (await this.query('SELECT FROM pictures WHERE id = $1 FOR KEY SHARE', [id])).length === 1;
  }

  async knownPictures(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.query<{ id: string }>('SELECT id FROM pictures WHERE id::text = ANY ($1)', [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async forgetUnused(now: Date, unusedSince: Date): Promise<void> {
    await this.query(`UPDATE pictures SET unused_since = NULL WHERE unused_since IS NOT NULL AND ${IN_USE}`);
    await this.query(`UPDATE pictures SET unused_since = $1 WHERE unused_since IS NULL AND NOT ${IN_USE}`, [
      now,
    ]);
    // Whoever is about to use a picture holds it: it is left for the next sweep.
    const old = await this.query<{ id: string }>(
      'SELECT id FROM pictures WHERE unused_since < $1 FOR UPDATE SKIP LOCKED',
      [unusedSince],
    );
    // Asked again, since it may have come into use before it was locked.
    await this.query(`DELETE FROM pictures WHERE id = ANY ($1) AND NOT ${IN_USE}`, [old.map(({ id }) => id)]);
  }

  async forgetUploads(expiredBefore: Date): Promise<void> {
    await this.query('DELETE FROM uploads WHERE expires_at < $1', [expiredBefore]);
  }

  private query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return currentManager(this.dataSource).query(sql, values);
  }
}
