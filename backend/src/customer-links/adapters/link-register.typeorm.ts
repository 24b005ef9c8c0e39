import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/current-manager.js';
import { rowsOf } from '../../shared/database/rows.js';
import type { OpenedLink } from '../application/customer-links.js';
import { LINK_TOKEN_BYTES, LinkRegister } from '../application/link-register.js';
import type { RecipientLinks } from '../application/staff-links.js';
import { LinkTokenEntity } from './link-token.entity.js';
import { newToken, tokenHash } from '../../shared/secrets/tokens.js';

/** Of every submission and mail: prepared, and without the 50 µs of TypeORM around a statement. */
const ADD = {
  name: 'add-link-token',
  text: 'INSERT INTO link_tokens (token_hash, inquiry_id, recipient, issued_at) VALUES ($1, $2, $3, $4)',
};

const FIND = {
  name: 'find-link-token',
  text: 'SELECT inquiry_id AS "inquiryId", recipient FROM link_tokens WHERE token_hash = $1',
};

/** One row for an inquiry without links, none for an unknown one. */
const RECIPIENTS = {
  text: `
    SELECT recipient, min(issued_at) AS since, max(issued_at) AS "latestAt"
    FROM inquiry_activity AS inquiries LEFT JOIN link_tokens ON inquiry_id = inquiries.id
    WHERE inquiries.id = $1 GROUP BY recipient ORDER BY since, recipient`,
};

export class TypeOrmLinkRegister extends LinkRegister {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async add({ inquiryId, recipient }: OpenedLink, at: Date): Promise<string> {
    const token = newToken(LINK_TOKEN_BYTES);
    await rowsOf(this.dataSource, ADD, [tokenHash(token), inquiryId, recipient, at]);
    return token;
  }

  async find(token: string): Promise<OpenedLink | undefined> {
    const [link] = await rowsOf<OpenedLink>(this.dataSource, FIND, [tokenHash(token)]);
    return link;
  }

  async remove({ inquiryId, recipient }: OpenedLink): Promise<number> {
    const links = currentManager(this.dataSource).getRepository(LinkTokenEntity);
    const { affected } = await links.delete({ inquiryId, recipient });
    return affected ?? 0;
  }

  async recipientsOf(inquiryId: string): Promise<RecipientLinks[] | undefined> {
    type Row = RecipientLinks | { recipient: null };
    const rows = await rowsOf<Row>(this.dataSource, RECIPIENTS, [inquiryId]);
    if (rows.length === 0) return undefined;
    return rows.filter((row): row is RecipientLinks => row.recipient !== null);
  }
}
