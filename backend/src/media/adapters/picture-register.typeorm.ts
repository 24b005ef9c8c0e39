import { LessThan, type DataSource, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import { PictureRegister, type Upload } from '../application/picture-register.js';
import type { Picture } from '../domain/picture.js';
import { PictureEntity } from './picture.entity.js';
import { UploadEntity } from './upload.entity.js';

/** The views of the catalogue and of the settings say what they show; their migrations define them. */
const IN_USE = `'/objects/' || pictures.id IN
  (SELECT object_path FROM pictures_in_use UNION ALL SELECT object_path FROM logos_in_use)`;

export class TypeOrmPictureRegister extends PictureRegister {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async addUpload({ id, address, session, expiresAt }: Omit<Upload, 'isFinalized'>): Promise<void> {
    await this.uploads.insert({ id, address, session, expiresAt });
  }

  async findUpload(address: string, session: string): Promise<Upload | undefined> {
    const upload = await this.uploads.findOneBy({ address, session });
    if (!upload) return undefined;
    const { id, expiresAt, finalizedAt } = upload;
    return { id, address, session, expiresAt, isFinalized: finalizedAt !== null };
  }

  async addPicture({ id, width, height }: Picture, uploadId: string, at: Date): Promise<boolean> {
    // In one statement, so that an upload becomes one picture.
    const text = `
      WITH finalized AS (
        UPDATE uploads SET finalized_at = $5 WHERE id = $4 AND finalized_at IS NULL RETURNING id)
      INSERT INTO pictures (id, width, height, created_at, unused_since)
      SELECT $1::uuid, $2::integer, $3::integer, $5, $5 FROM finalized RETURNING id`;
    return (await rowsOf(this.dataSource, { text }, [id, width, height, uploadId, at])).length === 1;
  }

  async holdPicture(id: string): Promise<boolean> {
    const lock = { mode: 'for_key_share' } as const;
    return (await this.pictures.findOne({ select: { id: true }, where: { id }, lock })) !== null;
  }

  async knownPictures(ids: readonly string[]): Promise<Set<string>> {
    // As text: what was asked for may be no UUID.
    const text = 'SELECT id FROM pictures WHERE id::text = ANY ($1)';
    const rows = await rowsOf<{ id: string }>(this.dataSource, { text }, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async forgetUnused(now: Date, unusedSince: Date): Promise<void> {
    await this.pictures
      .createQueryBuilder()
      .update({ unusedSince: null })
      .where(`unused_since IS NOT NULL AND ${IN_USE}`)
      .execute();
    await this.pictures
      .createQueryBuilder()
      .update({ unusedSince: now })
      .where(`unused_since IS NULL AND NOT ${IN_USE}`)
      .execute();
    // Whoever is about to use a picture holds it: it is left for the next sweep.
    const old = await this.pictures.find({
      select: { id: true },
      where: { unusedSince: LessThan(unusedSince) },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    // Asked again, since it may have come into use before it was locked.
    await this.pictures
      .createQueryBuilder()
      .delete()
      .where(`id = ANY (:ids) AND NOT ${IN_USE}`, { ids: old.map(({ id }) => id) })
      .execute();
  }

  async forgetUploads(expiredBefore: Date): Promise<void> {
    await this.uploads.delete({ expiresAt: LessThan(expiredBefore) });
  }

  private get uploads(): Repository<UploadEntity> {
    return currentManager(this.dataSource).getRepository(UploadEntity);
  }

  private get pictures(): Repository<PictureEntity> {
    return currentManager(this.dataSource).getRepository(PictureEntity);
  }
}
