import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../../e2e/databases.js';
import { AT, SENDING } from '../domain/quotation.fixture.js';
import { basis, inPostgres, rich, type Fakes } from './stored-quotations.fixture.js';

describe('the database itself', () => {
  let databaseUrl: string;
  let fakes: Fakes;
  let row: { id: string; quotation_id: string };

  beforeAll(async () => {
    ({ databaseUrl, ...fakes } = await inPostgres());
    const { quotations: store, transactions } = fakes;
    const inquiryId = await fakes.inquiry();
    await transactions.run(async () => {
      const quotation = await store.holdOrMake(inquiryId, AT);
      const made = { garment: { textEn: 'Shirts', textAr: '', quantity: 3 } };
      await store.save(quotation, [quotation.prepare(store.nextId(AT), rich, { ...basis, made })]);
      const one = (await store.find(inquiryId))!;
      await store.save(one, one.send(SENDING).changed);
      await store.record(one.state.id, {
        revisionId: one.draft!.id,
        at: AT,
        kind: 'sent',
        staffEmail: null,
        data: {},
      });
    });
    [row] = (await query(databaseUrl, 'SELECT id, quotation_id FROM quotation_revisions')) as [typeof row];
  });
  afterAll(() => fakes.close());

  const refusal = (sql: string) =>
    query(databaseUrl, sql).then(
      () => 'nothing',
      ({ message }: Error) => message,
    );

  it.each([
    ['another price', `offer = jsonb_set(offer, '{lines,0,unitPrice}', '"9.99"')`, 'never changes'],
    ['another day', `valid_through = '2027-12-07'`, 'never changes'],
    ['another receiver', `sending = '{}'`, 'never changes'],
    ['a state that it cannot reach', `state = 'draft', sending = NULL`, 'never changes'],
    ['the state of a draft', `state = 'discarded'`, 'cannot become discarded'],
    ['acceptance without a yes', `state = 'accepted'`, 'check constraint'],
    ['a refusal without a reason', `state = 'declined'`, 'check constraint'],
    [
      'a yes to another document',
      `state = 'accepted', documents = '{"en": {"sha256": "e"}, "ar": {"sha256": "a"}}',
       acceptance = '{"documents": {"en": "e", "ar": "x"}}'`,
      'check constraint',
    ],
    [
      'a yes to no document',
      `state = 'accepted', acceptance = '{"documents": {"en": "e", "ar": "a"}}'`,
      'check constraint',
    ],
  ])('refuses a sent revision %s', async (_, change, message) => {
    expect(await refusal(`UPDATE quotation_revisions SET ${change}`)).toContain(message);
  });

  it('lets the release before write what it knows of a basis, whatever becomes of a sent revision', async () => {
    const known = `jsonb_build_object('pricedAt', basis->'pricedAt', 'unitPrices', basis->'unitPrices')`;
    expect(await refusal(`UPDATE quotation_revisions SET basis = ${known}`)).toBe('nothing');
  });

  it.each([
    ['a second one that is sent', 2, `'sent', sending`, 'one_open_or_accepted_of_quotation'],
    ['its number again', 1, `'superseded', sending`, 'quotation_revision_numbers'],
    ['two drafts', 2, `'draft', NULL`, 'one_draft_of_quotation'],
  ])('refuses %s', async (_, number, state, message) => {
    const columns = 'quotation_id, valid_through, offer, basis, subtotal, discount, tax, total';
    const copy = (other: number) => `INSERT INTO quotation_revisions (id, number, state, sending, ${columns})
      SELECT gen_random_uuid(), ${number} + ${other}, ${state}, ${columns} FROM quotation_revisions WHERE number = 1`;
    const once = await refusal(copy(0));
    expect(once === 'nothing' ? await refusal(copy(1)) : once).toContain(message);
    await query(databaseUrl, `DELETE FROM quotation_revisions WHERE state = 'draft'`);
  });

  it.each([
    ['subtotal', 'subtotal + 0.01, total = total + 0.01'],
    ['discount', 'discount - 0.01, total = total + 0.01'],
    ['tax', 'tax + 0.01, total = total + 0.01'],
    ['total', 'total + 0.01'],
  ])('adds a draft up again: %s', async (column, value) => {
    const columns = 'id, quotation_id, number, state, valid_through, offer, basis';
    await query(
      databaseUrl,
      `INSERT INTO quotation_revisions (${columns}, subtotal, discount, tax, total)
       SELECT gen_random_uuid(), quotation_id, 2, 'draft', valid_through, offer, basis, subtotal, discount, tax, total
       FROM quotation_revisions WHERE state = 'sent' ON CONFLICT DO NOTHING`,
    );
    const sql = `UPDATE quotation_revisions SET ${column} = ${value} WHERE state = 'draft'`;
    expect(await refusal(sql)).toContain('check constraint');
  });

  it('changes no event', async () => {
    expect(await refusal(`UPDATE quotation_events SET kind = 'seen'`)).toContain('append-only');
    expect(row.quotation_id).toBeDefined();
  });
});
