import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTACT_FIELDS, type GivenContact } from '@tiraz/contracts/contact';
import { createHash, randomUUID } from 'node:crypto';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { Money } from '../../shared/domain/money.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { InquiryStore } from '../application/inquiry-store.js';
import type { NewInquiries } from '../application/new-inquiries.js';
import { Inquiry } from '../domain/inquiry.js';
import { type NewInquiry } from '../domain/new-inquiry.js';
import { managed } from './manage-inquiries.fixture.js';
import { anInquiry, CONTACT, CUSTOMER_ID, inMemory, inPostgres, morning } from './inquiry-stores.fixture.js';

const SALMA = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'salma@tiraz.example' };
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 60 * 60 * 1000);

describe.each([
  ['in memory', inMemory],
  ['in PostgreSQL', inPostgres],
])('inquiries kept %s', (_, open) => {
  let store: InquiryStore & NewInquiries;
  let transactions: Transactions;
  let audit: AuditTrail;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, transactions, audit, close } = await open());
  });
  afterAll(() => close());

  const held = (id: string) => transactions.run(() => store.hold(id));
  const claim = (key: string, inquiry: NewInquiry, claimedAt: Date, freshSince: Date) => ({
    key,
    submission: inquiry.submission,
    inquiryId: inquiry.id,
    claimedAt,
    freshSince,
  });
  /** As the use case does it: a claim and its inquiry in one transaction. */
  const submit = (key: string, inquiry: NewInquiry, claimedAt = morning, freshSince = morning) =>
    transactions.run(async () => {
      const earlier = await store.claimKey(claim(key, inquiry, claimedAt, freshSince));
      return earlier ? { earlier } : { receipt: await store.add(inquiry) };
    });

  it('have references of the year in Cairo that rise', async () => {
    const receipts = [await store.add(anInquiry(store)), await store.add(anInquiry(store))];
    const [first, second] = receipts.map(({ reference }) => reference) as [string, string];
    expect(first).toMatch(/^TRZ-2026-\d{6}$/);
    expect(Number(second.slice(9))).toBe(Number(first.slice(9)) + 1);
  });

  it('remember a key with the receipt, value for value, until it is too old', async () => {
    const key = randomUUID();
    const inquiry = anInquiry(store);
    const { receipt } = await submit(key, inquiry);
    const again = await submit(key, { ...inquiry, id: store.nextId(morning) }, hoursLater(1));
    expect(again.earlier).toEqual({ isSameSubmission: true, receipt });
    expect(JSON.stringify(again.earlier!.receipt)).toBe(JSON.stringify(receipt));

    const other = await submit(key, anInquiry(store, { message: 'Another one' }));
    expect(other.earlier).toMatchObject({ isSameSubmission: false });
    for (const field of CONTACT_FIELDS) {
      const contact = { ...CONTACT, [field]: 'Another one' };
      const different = await submit(key, anInquiry(store, { contact }));
      expect(different.earlier).toMatchObject({ isSameSubmission: false });
    }

    const replacement = anInquiry(store, { message: 'Another one' });
    expect((await submit(key, replacement, hoursLater(25), hoursLater(1))).receipt).toBeDefined();
    const repeated = await submit(key, replacement, hoursLater(26), hoursLater(2));
    expect(repeated.earlier).toMatchObject({ isSameSubmission: true, receipt: { id: replacement.id } });
  });

  it('forget the keys before a moment, and those alone', async () => {
    const [old, recent] = [randomUUID(), randomUUID()];
    await submit(old, anInquiry(store), hoursLater(-30));
    await submit(recent, anInquiry(store), hoursLater(-20), hoursLater(-40));
    await Promise.all([store.forgetKeysBefore(hoursLater(-24)), store.forgetKeysBefore(hoursLater(-24))]);
    const asked = (key: string) => submit(key, anInquiry(store), morning, hoursLater(-48));
    expect((await asked(old)).earlier).toBeUndefined();
    expect((await asked(recent)).earlier).toBeDefined();
  });

  it('are read as they came, to the last field', async () => {
    const contact = Object.fromEntries(
      CONTACT_FIELDS.map((field) => [field, `Its ${field}`]),
    ) as GivenContact;
    const inquiry = anInquiry(store, { contact });
    const { reference } = await store.add(inquiry);
    const found = await store.find(inquiry.id);
    expect(JSON.parse(JSON.stringify(found))).toEqual({
      id: inquiry.id,
      reference,
      customerId: CUSTOMER_ID,
      ...contact,
      isSampleRequest: false,
      quantity: 100,
      pricePerItem: '145.00',
      totalCost: '14500.00',
      status: 'new',
      next: ['in_progress', 'quoted', 'accepted', 'rejected', 'closed'],
      acceptanceConcerns: ['priceChanged'],
      message: 'First line\n\tsecond',
      language: 'en',
      adminNotes: '',
      ownerId: null,
      priceChanged: true,
      hasInactiveItems: false,
      version: 1,
      createdAt: morning.toISOString(),
      respondedAt: null,
      responseMinutes: null,
      lost: null,
      sampleCost: '1000.00',
      orderTotal: '14500.00',
      acceptedAt: null,
      seen: { totalCost: '999999999999999.99', pricePerItem: null, sampleCost: null },
      configuration: JSON.parse(JSON.stringify(inquiry.configuration)) as unknown,
      notesSaved: null,
      history: [
        {
          from: null,
          to: 'new',
          changedBy: null,
          changedAt: morning.toISOString(),
          isUndo: false,
          lost: null,
        },
      ],
    });
    expect(await store.find(store.nextId(morning))).toBeUndefined();
  });

  it.each([
    [false, '14500.00'],
    [true, '1000.00'],
  ])(
    'count for another value until they count for their own again: sample %s',
    async (isSampleRequest, own) => {
      const inquiry = anInquiry(store, { isSampleRequest });
      await store.add(inquiry);
      const valueAfter = async (value: Money | null) => {
        await transactions.run(() => store.saveValue(inquiry.id, value));
        const { totalCost, version } = (await store.find(inquiry.id))!;
        return [totalCost, version];
      };
      expect(await valueAfter(Money.parse('22700.00'))).toEqual(['22700.00', 2]);
      expect(await valueAfter(null)).toEqual([own, 3]);
    },
  );

  it('count for the price of the sample when one is asked for', async () => {
    const inquiry = anInquiry(store, { isSampleRequest: true });
    await store.add(inquiry);
    expect(await store.find(inquiry.id)).toMatchObject({ totalCost: '1000.00', orderTotal: '14500.00' });
  });

  const at = (hour: number) => managed(transactions, store, audit, { now: () => hoursLater(hour) }).inquiries;

  it('move on and back, with who did it and every moment that stood before', async () => {
    const inquiry = anInquiry(store);
    const { id } = inquiry;
    const submitted = {
      ...{ id, reference: (await store.add(inquiry)).reference, adminNotes: '' },
      ...{ createdAt: morning, response: null },
      ...({ status: 'new', acceptedAt: null, statusChangedAt: null, version: 1 } as const),
      ...{ lastMove: null, lost: null, lastAssignment: null },
      ownerId: null,
    };
    expect(await held(id)).toEqual(new Inquiry(submitted));
    await at(1).changeStatus(id, 'accepted', SALMA);
    await at(2).changeStatus(id, 'rejected', SALMA);
    await at(3).undoStatus(id, SALMA);
    const acceptedAt = hoursLater(1);
    const response = { at: acceptedAt, minutes: 60 };
    const lastMove = { from: 'rejected', version: 4, undoes: 3, acceptedAtBefore: null } as const;
    expect(await held(id)).toEqual(
      new Inquiry({
        ...submitted,
        ...{ status: 'accepted', acceptedAt, statusChangedAt: acceptedAt, version: 4, response },
        lastMove: {
          ...lastMove,
          statusChangedAtBefore: hoursLater(2),
          responseBefore: response,
          lostBefore: null,
        },
      }),
    );
    const by = { changedBy: SALMA.email };
    expect(await store.find(id)).toMatchObject({
      ...{ status: 'accepted', acceptedAt, version: 4 },
      history: [
        { from: 'rejected', to: 'accepted', ...by, changedAt: hoursLater(3), isUndo: true, lost: null },
        { from: 'accepted', to: 'rejected', ...by, changedAt: hoursLater(2), isUndo: false, lost: null },
        { from: 'new', to: 'accepted', ...by, changedAt: hoursLater(1), isUndo: false, lost: null },
        { from: null, to: 'new', changedBy: null, changedAt: morning, isUndo: false, lost: null },
      ],
    });
    // The first move's moment is back as well.
    await at(4).changeStatus(id, 'quoted', SALMA);
    const again = (await held(id))?.undo(SALMA, hoursLater(5));
    expect(again).toMatchObject({ to: 'accepted', acceptedAt, statusChangedAt: hoursLater(1) });
    expect(await held(store.nextId(morning))).toBeUndefined();
  });

  it('are answered once, and as they were when the change that answered them is undone', async () => {
    const inquiry = anInquiry(store);
    const { id } = inquiry;
    await store.add(inquiry);
    const told = async () => {
      const { respondedAt, responseMinutes, version } = (await store.find(id))!;
      return [respondedAt, responseMinutes, version];
    };
    expect(await told()).toEqual([null, null, 1]);
    await at(1).changeStatus(id, 'in_progress', SALMA);
    expect(await told()).toEqual([hoursLater(1), 60, 2]);
    await at(2).undoStatus(id, SALMA);
    expect(await told()).toEqual([null, null, 3]);
    await at(3).changeStatus(id, 'in_progress', SALMA);
    // What was said after the change stays when that is undone.
    await transactions.run(() => store.saveResponse(id, { at: hoursLater(4), minutes: 240 }));
    await transactions.run(() => store.saveResponse(id, { at: hoursLater(5), minutes: 300 }));
    expect(await told()).toEqual([hoursLater(3), 180, 4]);
    await at(6).undoStatus(id, SALMA);
    expect(await told()).toEqual([hoursLater(4), 240, 5]);
  });

  it('are answered by a revision that is sent, whatever becomes of the status', async () => {
    const inquiry = anInquiry(store);
    const { id } = inquiry;
    await store.add(inquiry);
    await transactions.run(() => at(1).markQuoted(id, SALMA));
    await at(2).undoStatus(id, SALMA);
    expect(await store.find(id)).toMatchObject({
      status: 'new',
      respondedAt: hoursLater(1),
      responseMinutes: 60,
    });
  });
});

/** What the first release made the fingerprint of `anInquiry` of: letter by letter, whatever a submission has since. */
const FIRST_RELEASE =
  '{"selection":{"productTypeId":"shirt","fabricId":"jersey","fitId":"slim","finishingQualityId":"standard",' +
  '"quantity":100,"colors":[],"printOptions":[]},"contact":{"name":"ليلى 🧵","email":"layla@example.com",' +
  '"phone":"","company":"O\'Brien \\"& Co"},"message":"First line\\n\\tsecond","isSampleRequest":false,' +
  '"seen":{"totalCost":"999999999999999.99"}}';

describe('inquiries kept in PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof inPostgres>>;
  beforeAll(async () => {
    opened = await inPostgres();
  });
  afterAll(() => opened.close());

  it('are recognised under a key that the first release stored', async () => {
    const { store, source } = opened;
    const inquiry = anInquiry(store);
    const { submission } = inquiry;
    const fingerprint = createHash('sha256').update(FIRST_RELEASE).digest();
    await store.add(inquiry);
    await source.query(`INSERT INTO idempotency_keys VALUES ('key', $1, $2, $3)`, [
      fingerprint,
      inquiry.id,
      morning,
    ]);
    const claim = { key: 'key', submission, inquiryId: store.nextId(morning), claimedAt: morning };
    expect(await store.claimKey({ ...claim, freshSince: morning })).toMatchObject({ isSameSubmission: true });
  });

  it('keep their configuration with its version', async () => {
    const inquiry = anInquiry(opened.store);
    await opened.store.add(inquiry);
    const [row] = await opened.source.query('SELECT snapshot FROM inquiries WHERE id = $1', [inquiry.id]);
    expect(row.snapshot).toMatchObject({ schemaVersion: 1, lines: [{ pieces: 100 }], quantity: 100 });
  });

  it('are refused, and not shown by half, where their configuration cannot be read', async () => {
    const inquiry = anInquiry(opened.store);
    await opened.store.add(inquiry);
    await opened.source.query(
      `UPDATE inquiries SET snapshot = snapshot || '{"schemaVersion": 2}' WHERE id = $1`,
      [inquiry.id],
    );
    await expect(opened.store.find(inquiry.id)).rejects.toMatchObject({ code: 'configuration.unreadable' });
  });
});
