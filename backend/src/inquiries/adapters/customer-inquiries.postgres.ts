import type { DataSource } from 'typeorm';
import { CustomerInquiries } from '../../crm/index.js';
import { rowsOf } from '../../shared/database/rows.js';
import type { ResponseClocks } from '../application/manage-inquiries.js';
import type { FirstResponse } from '../domain/inquiry.js';

/** A change of the status that was the first answer leaves the one behind that was given after it. */
const KEEP_RESPONSE = {
  text: `
    UPDATE inquiries SET
      responded_at = coalesce(responded_at, $2),
      response_minutes = CASE WHEN responded_at IS NULL THEN $3 ELSE response_minutes END,
      last_move = CASE WHEN last_move->'responseBefore' = 'null'
        THEN jsonb_set(last_move, '{responseBefore}', $4) ELSE last_move END
    WHERE id = $1 AND (responded_at IS NULL OR last_move->'responseBefore' = 'null')`,
};

/** As `InquiryStore.saveResponse` says. */
export async function keepResponse(source: DataSource, id: string, response: FirstResponse): Promise<void> {
  const { at, minutes } = response;
  await rowsOf(source, KEEP_RESPONSE, [id, at, minutes, JSON.stringify(response)]);
}

export class PostgresCustomerInquiries extends CustomerInquiries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clocks: ResponseClocks,
  ) {
    super();
  }

  async answered(inquiryId: string, at: Date): Promise<void> {
    const text = `
      SELECT created_at AS "createdAt" FROM inquiries
      WHERE id = $1 AND (responded_at IS NULL OR last_move->'responseBefore' = 'null') FOR NO KEY UPDATE`;
    const [waiting] = await rowsOf<{ createdAt: Date }>(this.dataSource, { text }, [inquiryId]);
    if (!waiting) return;
    const minutes = (await this.clocks.responseClock()).minutesWaited(waiting.createdAt, at);
    await keepResponse(this.dataSource, inquiryId, { at, minutes });
  }

  async referenceOf(inquiryId: string, customerId: string): Promise<string | undefined> {
    const text = 'SELECT reference FROM inquiries WHERE id = $1 AND customer_id = $2';
    const values = [inquiryId, customerId];
    const [inquiry] = await rowsOf<{ reference: string }>(this.dataSource, { text }, values);
    return inquiry?.reference;
  }

  async latestOf(customerId: string): Promise<Date | null> {
    const text = 'SELECT max(created_at) AS "latestAt" FROM inquiries WHERE customer_id = $1';
    const [found] = await rowsOf<{ latestAt: Date | null }>(this.dataSource, { text }, [customerId]);
    return found?.latestAt ?? null;
  }

  async move(from: string, to: string): Promise<string[]> {
    const text = `
      WITH moved AS (UPDATE inquiries SET customer_id = $2 WHERE customer_id = $1 RETURNING id)
      SELECT id FROM moved ORDER BY id`;
    const rows = await rowsOf<{ id: string }>(this.dataSource, { text }, [from, to]);
    return rows.map(({ id }) => id);
  }
}
