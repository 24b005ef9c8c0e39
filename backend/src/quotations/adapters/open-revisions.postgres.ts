import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { OpenRevisions, type OpenRevision } from '../application/resume-quotations.js';

/** By the index of open revisions alone. */
const SINCE = {
  text: `
    SELECT quotation.inquiry_id AS "inquiryId", revision.id, valid_through AS "validThrough",
      documents IS NOT NULL AS "isPrinted"
    FROM quotation_revisions AS revision JOIN quotations AS quotation ON quotation.id = quotation_id
    WHERE state = 'sent' AND valid_through >= $1 ORDER BY valid_through, revision.id`,
};

export class PostgresOpenRevisions extends OpenRevisions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  since(day: string): Promise<OpenRevision[]> {
    return rowsOf<OpenRevision>(this.dataSource, SINCE, [day]);
  }
}
