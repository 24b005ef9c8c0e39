import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/shared/database/data-source.js';
import { migrate } from '../src/shared/database/migrate.js';
import { migrations } from '../src/shared/database/migrations/index.js';
import { createEmptyDatabase } from './harness.js';

const CUSTOMER = '01993c00-0000-7000-8000-000000000001';
const day = (number: number) => new Date(`2026-03-0${number}T10:00:00Z`);

describe('inquiries that were there before answers were timed', () => {
  it('were answered by the first status beyond new that stands, communication or revision', async () => {
    const url = await createEmptyDatabase();
    await migrate(url);
    const source = await new DataSource(dataSourceOptions(url)).initialize();
    const later = migrations.length - migrations.findIndex(({ name }) => name.startsWith('TimeResponses'));
    for (let left = later; left > 0; left -= 1) await source.undoLastMigration();
    await source.query(
      `INSERT INTO customers (id, email, name, created_at) VALUES ('${CUSTOMER}', 'a@example.com', 'A', now())`,
    );
    let number = 0;
    const store = async (status: string, changedAt: Date | null, lastMove: object | null = null) => {
      const id = randomUUID();
      await source.query(
        `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
           customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
           price_changed, has_inactive_items, snapshot, status, created_at, status_changed_at, last_move)
         VALUES ($1, $2, '${CUSTOMER}', '', '', '', '', '', false, 1, 1, 1, 1, 1, false, false, '{}', $3, $4, $5, $6)`,
        [id, String((number += 1)), status, day(1), changedAt, lastMove],
      );
      return id;
    };
    const moved = (id: string, status: string, at: Date, isUndo = false) =>
      source.query(
        `INSERT INTO audit_trail (at, action, thing_kind, thing_id, before, after, is_undo)
         VALUES ($1, 'inquiry.status-changed', 'inquiry', $2, '{}', $3, $4)`,
        [at, id, { status }, isUndo],
      );
    const told = (inquiryId: string, type: string, direction: string, at: Date) =>
      source.query(
        `INSERT INTO communications (id, customer_id, inquiry_id, type, direction, subject, content, logged_by, created_at)
         VALUES (gen_random_uuid(), '${CUSTOMER}', $1, $2, $3, '', 'x', '', $4)`,
        [inquiryId, type, direction, at],
      );
    const fromNew = {
      from: 'new',
      version: 2,
      undoes: null,
      acceptedAtBefore: null,
      statusChangedAtBefore: null,
    };

    const untouched = await store('new', null);
    await told(untouched, 'note', 'outbound', day(2));
    await told(untouched, 'phone', 'inbound', day(2));
    const undone = await store('new', null);
    await moved(undone, 'in_progress', day(2));
    await moved(undone, 'new', day(3), true);
    const called = await store('quoted', day(4), fromNew);
    await told(called, 'phone', 'outbound', day(3));
    await moved(called, 'quoted', day(4));
    const answered = await store('quoted', day(2), fromNew);
    await moved(answered, 'quoted', day(2));
    const unrecorded = await store('closed', day(5));

    await migrate(url);
    const rows: { id: string; at: Date | null; before: string | null }[] = await source.query(
      `SELECT id, responded_at AS at, last_move->'responseBefore'->>'at' AS before FROM inquiries`,
    );
    const of = (id: string) => {
      const { at, before } = rows.find((row) => row.id === id)!;
      return [at, before && new Date(before)];
    };
    expect(of(untouched)).toEqual([null, null]);
    expect(of(undone)).toEqual([null, null]);
    expect(of(called)).toEqual([day(3), day(3)]);
    expect(of(answered)).toEqual([day(2), null]);
    expect(of(unrecorded)).toEqual([day(5), null]);

    // The release before moves one on, and says nothing of an answer.
    await source.query(`UPDATE inquiries SET status = 'closed', status_changed_at = $2 WHERE id = $1`, [
      untouched,
      day(6),
    ]);
    const [{ at }] = await source.query('SELECT responded_at AS at FROM inquiries WHERE id = $1', [
      untouched,
    ]);
    expect(at).toEqual(day(6));
    await source.destroy();
  });
});
