import { beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS, openInquiries, salma } from '../adapters/manage-inquiries.fixture.js';
import { Money } from '../../shared/domain/money.js';

const VALUE = Money.parse('22700.00');
let { inquiries, quoted, later, received, audit } = openInquiries();
let id: string;
beforeEach(async () => {
  ({ inquiries, quoted, later, received, audit } = openInquiries());
  id = await received();
  later(HOUR_MS);
});

const standing = async () => {
  const { status, acceptedAt, totalCost, orderTotal } = await inquiries.read(id);
  return { status, acceptedAt, totalCost, orderTotal };
};

describe('a quotation', () => {
  it.each([
    ['new', 'quoted'],
    ['in_progress', 'quoted'],
    ['rejected', 'quoted'],
    ['closed', 'quoted'],
    ['accepted', 'accepted'],
  ] as const)('that is sent finds an inquiry %s and leaves it %s', async (status, then) => {
    await inquiries.changeStatus(id, status, salma);
    await quoted.markQuoted(id, salma);
    expect((await standing()).status).toBe(then);
  });

  it.each([
    ['the first answer', 'new'],
    ['an answer of its own after a change of the status', 'quoted'],
  ] as const)('that is sent is %s, and stays it when that is taken back', async (_, status) => {
    await inquiries.changeStatus(id, status, salma);
    const sentAt = later(HOUR_MS);
    await quoted.markQuoted(id, salma);
    later(HOUR_MS);
    await inquiries.undoStatus(id, salma);
    expect(await inquiries.read(id)).toMatchObject({ status: 'new', respondedAt: sentAt, waiting: null });
  });

  it('that is sent leaves an order that is closed as it is', async () => {
    await inquiries.changeStatus(id, 'accepted', salma);
    await inquiries.changeStatus(id, 'closed', salma);
    const before = await standing();
    await quoted.markQuoted(id, salma);
    expect(await standing()).toEqual(before);
  });

  it('that is accepted books its value; the price of the inquiry stays', async () => {
    expect(await quoted.accept(id, VALUE, null)).toBe(2);
    expect(await standing()).toEqual({
      status: 'accepted',
      acceptedAt: later(0),
      totalCost: '22700.00',
      orderTotal: '14500.00',
    });
    expect(audit.records).toMatchObject([
      { action: 'inquiry.status-changed', by: null, after: { status: 'accepted' } },
    ]);
  });

  it.each(['new', 'quoted', 'rejected', 'accepted', 'closed'] as const)(
    'that is taken back leaves an inquiry that was %s as it was',
    async (status) => {
      await inquiries.changeStatus(id, status, salma);
      const before = await standing();
      later(HOUR_MS);
      await quoted.undoAcceptance(id, await quoted.accept(id, VALUE, null), salma);
      expect(await standing()).toEqual(before);
    },
  );

  it.each([
    ['rejected', 'rejected'],
    ['accepted', 'inquiry.changed-since'],
    ['closed', 'inquiry.changed-since'],
  ] as const)('that is taken back after staff said %s: %s', async (status, outcome) => {
    const version = await quoted.accept(id, VALUE, null);
    await inquiries.changeStatus(id, 'in_progress', salma);
    if (status === 'closed') await inquiries.changeStatus(id, 'accepted', salma);
    await inquiries.changeStatus(id, status, salma);
    const undo = quoted.undoAcceptance(id, version, salma);
    if (outcome === status) {
      await undo;
      expect(await standing()).toMatchObject({ status, totalCost: '14500.00' });
    } else await expect(undo).rejects.toThrow(expect.objectContaining({ code: outcome }));
  });
});
