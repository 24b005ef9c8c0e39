import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotationsInMemory, refusedWith, written } from '../adapters/quotations-in-memory.fixture.js';
import { egp, line } from '../domain/offer.fixture.js';
import { SALMA } from '../domain/quotation.fixture.js';

let fakes: ReturnType<typeof quotationsInMemory>;
let id: string;
beforeEach(async () => {
  fakes = quotationsInMemory();
  id = await fakes.sent();
  fakes.mails.written.splice(0);
});

const next = async () => {
  await fakes.staff.prepare(id, SALMA);
  await fakes.staff.send(id, false, SALMA);
  await fakes.jobs.work();
};

it('a revision is declined once, on record, and whom it concerns are told', async () => {
  const declined = await fakes.customer.decline(id, 1, 'price', 'Too dear');
  expect(declined.state).toBe('declined');
  await expect(fakes.customer.decline(id, 1, 'time', '')).rejects.toThrow(refusedWith('quotation.closed'));
  expect(fakes.mails.written).toEqual([`declined ${id} R1`]);
  const said = { reason: 'price', note: 'Too dear' };
  expect((await fakes.staff.read(id)).events[0]).toMatchObject({ kind: 'declined', by: null, data: said });
  expect(fakes.audit.records.at(-1)).toEqual({
    at: fakes.clock.at,
    by: null,
    action: 'quotation.declined',
    thing: { kind: 'inquiry', id },
    before: { state: 'sent' },
    after: { state: 'declined', revision: 1, ...said },
  });
});

it('what was asked of one revision is another request when the next one has not done it', async () => {
  await fakes.customer.askForChange(id, 1, 'In black');
  await next();
  expect((await fakes.customer.read(id)).requests).toEqual([]);
  fakes.mails.written.splice(0);
  const { requests } = await fakes.customer.askForChange(id, 2, 'In black');
  expect(requests.map(({ text }) => text)).toEqual(['In black']);
  expect(fakes.mails.written).toEqual([`change "In black" ${id} R2 R2:1`]);
});

it('nobody is seen looking at what was not sent', async () => {
  await fakes.staff.prepare(id, SALMA);
  for (const number of [2, 3])
    await expect(fakes.customer.see(id, number)).rejects.toThrow(refusedWith('quotation.unknown'));
  await fakes.customer.see(id, 1);
  expect((await fakes.staff.read(id)).events.map(({ kind }) => kind)).toEqual(['seen', 'sent']);
});

describe('no code is mailed, nor any looked at,', () => {
  beforeEach(async () => {
    const draft = await fakes.staff.prepare(id, SALMA);
    const lines = [line({ unitPrice: egp('100000.00') })];
    await fakes.staff.edit(id, { ...written(draft), lines }, SALMA);
    await fakes.staff.send(id, false, SALMA);
    fakes.mails.written.splice(0);
  });
  const YES = { revision: 2, name: 'Layla', position: '', language: 'ar', address: '', browser: '' } as const;
  const refused = async (code: string) => {
    await expect(fakes.customer.mailCode(id, 2)).rejects.toThrow(refusedWith(code));
    await expect(fakes.customer.accept(id, { ...YES, code: '000000' })).rejects.toThrow(refusedWith(code));
    expect(fakes.mails.written.filter((mail) => mail.startsWith('code'))).toEqual([]);
  };

  it('while the documents are being made', () => refused('quotation.document-pending'));

  it('for one that has expired', async () => {
    await fakes.jobs.work();
    fakes.clock.at = new Date('2026-12-08T08:00:00Z');
    await refused('quotation.expired');
  });
});
