import type { CommunicationType, Direction } from '@tiraz/contracts/customer-care';
import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { currentManager } from '../../shared/database/transactions.typeorm.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Concern, Customers } from './customers.js';

export interface Communication extends Required<Concern> {
  id: string;
  inquiryReference: string | null;
  type: CommunicationType;
  direction: Direction;
  subject: string;
  content: string;
  /** The e-mail address of the member of staff. */
  loggedBy: string;
  createdAt: Date;
}

export interface LoggedCommunication extends Concern {
  type: CommunicationType;
  direction: Direction;
  subject: string;
  content: string;
}

const READ = `
  SELECT id, customer_id AS "customerId", inquiry_id AS "inquiryId",
    (SELECT reference FROM inquiries WHERE inquiries.id = inquiry_id) AS "inquiryReference",
    type, direction, subject, content, logged_by AS "loggedBy", created_at AS "createdAt"
  FROM communications`;

/** What was said and written between a customer and us; nothing of it is ever changed. */
export class Communications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly customers: Customers,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for an unknown customer, or an inquiry that is not this customer's */
  log(sent: LoggedCommunication, by: Staff): Promise<Communication> {
    return this.transactions.run(async () => {
      const customerId = await this.customers.holdFor(sent);
      const at = this.clock.now();
      const id = uuid({ msecs: at.getTime() });
      const { type, direction, subject, content, inquiryId } = sent;
      await this.query(
        `INSERT INTO communications
           (id, customer_id, inquiry_id, type, direction, subject, content, logged_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, customerId, inquiryId, type, direction, subject, content, by.email, at],
      );
      const after = { customerId, inquiryId: inquiryId ?? null, type, direction, subject, content };
      const thing = { kind: 'communication', id } as const;
      await this.auditTrail.record({ at, by, action: 'communication.logged', thing, after });
      const [communication] = await this.query<Communication>(`${READ} WHERE id = $1`, [id]);
      if (!communication) throw new Error('what was just stored is not there');
      return communication;
    });
  }

  /** Those with a customer, newest first. */
  of(customerId: string, limit: number): Promise<Communication[]> {
    return this.query<Communication>(
      `${READ} WHERE customer_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
      [customerId, limit],
    );
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return currentManager(this.dataSource).query<Row[]>(sql, values);
  }
}
