import { query } from './databases.js';

/**
 * A mail that a server has refused, older than any other.
 *
 * @returns its id
 */
export async function failedMail(databaseUrl: string): Promise<string> {
  const [mail] = await query<{ id: string }>(
    databaseUrl,
    `INSERT INTO messages (id, key, kind, to_name, to_email, language, inquiry_id, reference, subject, blocks, attachments,
       state, tries, last_failure, due_at, send_before, created_at)
     SELECT id, id::text, 'quotation-sent', 'ليلى منصور', 'layla@example.com', 'ar', id, 'TRZ-2026-000123',
       'TRZ-2026-000123: عرض السعر جاهز', '[{"kind": "heading", "text": "عرض السعر جاهز"}]', '[]',
       'failed', 1, '550 no such mailbox', at, at + interval '2 days', at
     FROM gen_random_uuid() AS id, (SELECT timestamptz '2020-01-01') AS moment (at)
     RETURNING id`,
  );
  return mail!.id;
}
