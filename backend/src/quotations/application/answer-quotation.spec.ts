import { beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@tiraz/contracts/language';
import { texts } from '@tiraz/messages/storefront/quotation';
import fc from 'fast-check';
import { quotationsInMemory, refusedWith, written, YES } from '../adapters/quotations-in-memory.fixture.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { egp, line } from '../domain/offer.fixture.js';
import { SALMA } from '../domain/quotation.fixture.js';

let fakes: ReturnType<typeof quotationsInMemory>;
beforeEach(() => {
  fakes = quotationsInMemory();
});

const at = (moment: string) => {
  fakes.clock.at = new Date(moment);
};

describe('the customer', () => {
  it('sees the latest revision that was sent, and what changed since the first', async () => {
    const id = await fakes.sent();
    const draft = await fakes.staff.prepare(id, SALMA);
    const [shirts, ...others] = written(draft).lines;
    const lines = [{ ...shirts!, quantity: 250 }, ...others];
    await fakes.staff.edit(id, { ...written(draft), lines }, SALMA);
    expect((await fakes.customer.read(id)).number).toBe(1);
    await fakes.staff.send(id, false, SALMA);
    const { reference, ...revision } = await fakes.customer.read(id);
    expect([reference, revision.number]).toEqual(['TRZ-2026-000123', 2]);
    expect(revision.changes).toMatchObject([
      { field: 'quantity', before: '100', after: '250' },
      { field: 'total', before: '27018.00', after: '66348.00' },
    ]);
  });

  it('sees none before one is sent, and none that was withdrawn', async () => {
    const id = fakes.inquiries.add('one');
    const nothing = refusedWith('quotation.unknown');
    await expect(fakes.customer.read(id)).rejects.toThrow(nothing);
    await fakes.staff.prepare(id, SALMA);
    await expect(fakes.customer.read(id)).rejects.toThrow(nothing);
    await fakes.staff.send(id, false, SALMA);
    await fakes.staff.withdraw(id, SALMA);
    await expect(fakes.customer.read(id)).rejects.toThrow(nothing);
  });

  it('accepts once: the value is booked, the second press is told so', async () => {
    const id = await fakes.sent();
    expect(await fakes.customer.accept(id, YES)).toMatchObject({
      state: 'accepted',
      acceptance: { at: fakes.clock.now(), name: 'Layla' },
    });
    expect((await fakes.staff.read(id)).revisions).toMatchObject([
      { state: 'accepted', acceptance: { name: 'Layla', address: '192.0.2.7' } },
    ]);
    expect(fakes.inquiries.figures).toMatchObject([{ status: 'accepted', totalCost: '23700.00' }]);
    await expect(fakes.customer.accept(id, YES)).rejects.toThrow(refusedWith('quotation.already-accepted'));
    expect(fakes.mails.written.filter((mail) => mail.startsWith('accepted'))).toHaveLength(1);
  });

  it('meets a yes on the telephone on the day of the call, whenever it was written down', async () => {
    const id = await fakes.sent();
    const saidAt = fakes.clock.at;
    at('2026-11-25T08:00:00Z');
    await fakes.staff.acceptAsHeard(id, { revision: 1, name: 'Layla', saidAt, note: '' }, SALMA);
    expect((await fakes.customer.read(id)).acceptance).toEqual({ at: saidAt, name: 'Layla' });
  });

  it.each([
    ['2026-12-07T21:59:59.999Z', 'accepted'],
    ['2026-12-07T22:00:00.000Z', 'quotation.expired'],
  ])('accepts until the day ends in Cairo: %s', async (moment, outcome) => {
    const id = await fakes.sent();
    at(moment);
    const answer = fakes.customer.accept(id, YES);
    if (outcome === 'accepted') expect((await answer).state).toBe(outcome);
    else await expect(answer).rejects.toThrow(refusedWith(outcome));
  });

  it('can ask for a change, which leaves the revision open', async () => {
    const id = await fakes.sent();
    const { requests } = await fakes.customer.askForChange(id, 1, '٢٥٠ قطعة');
    await fakes.customer.askForChange(id, 1, '٢٥٠ قطعة');
    expect(requests).toEqual([{ at: fakes.clock.at, text: '٢٥٠ قطعة', files: 0 }]);
    expect(fakes.mails.written.slice(1)).toEqual([`change "٢٥٠ قطعة" ${id} R1 R1:1`]);
    expect((await fakes.customer.accept(id, YES)).state).toBe('accepted');
  });

  it('asks once to renew it, in whichever language', async () => {
    const id = await fakes.sent();
    const [first, second] = LANGUAGES.map((language) => texts[language].renewed);
    await fakes.customer.askForChange(id, 1, first!);
    const { requests } = await fakes.customer.askForChange(id, 1, second!);
    expect(requests.map(({ text }) => text)).toEqual([first]);
    expect((await fakes.customer.askForChange(id, 1, 'In black')).requests).toHaveLength(2);
  });

  it('can send designs with it: the same words with new files are another request', async () => {
    const id = await fakes.sent();
    const ask = (draft: string) => fakes.customer.askForChange(id, 1, 'With this logo', { draft });
    fakes.files.push('draft', 'draft');
    await ask('draft');
    expect((await ask('draft')).requests.map(({ files }) => files)).toEqual([2]);
    fakes.files.push('draft');
    expect((await ask('draft')).requests.map(({ files }) => files)).toEqual([1, 2]);
    expect(fakes.mails.written.slice(1)).toEqual([
      `change "With this logo" and 2 files ${id} R1 R1:1`,
      `change "With this logo" and 1 files ${id} R1 R1:2`,
    ]);
  });

  it('can ask for no more than enough', async () => {
    const id = await fakes.sent();
    for (let count = 1; count <= 20; count += 1) await fakes.customer.askForChange(id, 1, `${count}`);
    await expect(fakes.customer.askForChange(id, 1, 'more')).rejects.toThrow(
      refusedWith('quotation.too-many-requests'),
    );
  });

  it('is seen looking once', async () => {
    const id = await fakes.sent();
    await fakes.customer.see(id, 1);
    await fakes.customer.see(id, 1);
    const { events } = await fakes.staff.read(id);
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['seen', null],
      ['sent', SALMA.email],
    ]);
    expect(fakes.audit.records.filter(({ action }) => action === 'quotation.seen')).toHaveLength(1);
  });
});

describe('a code', () => {
  /** 87,719.30 and 14 % are 100,000.00. */
  const dear = async (unitPrice: string) => {
    const id = fakes.inquiries.add('dear');
    const draft = await fakes.staff.prepare(id, SALMA);
    await fakes.staff.edit(id, { ...written(draft), lines: [line({ unitPrice: egp(unitPrice) })] }, SALMA);
    await fakes.staff.send(id, false, SALMA);
    await fakes.jobs.work();
    return id;
  };
  const accept = (id: string, code?: string) => fakes.customer.accept(id, { ...YES, code });
  const wrong = () => (fakes.mails.lastCode === '000000' ? '000001' : '000000');
  const THEN = '2026-11-23T08:00:00Z';
  const later = (seconds: number) => at(new Date(Date.parse(THEN) + seconds * 1000).toISOString());

  it('is needed from 100,000.00 on', async () => {
    expect((await fakes.customer.read(await dear('87719.29'))).needsCode).toBe(false);
    fakes = quotationsInMemory();
    const id = await dear('87719.30');
    expect(await fakes.customer.read(id)).toMatchObject({
      needsCode: true,
      sums: { total: egp('100000.00') },
    });
    await expect(accept(id)).rejects.toThrow(refusedWith('quotation.code-required'));
    await expect(accept(id, '123456')).rejects.toThrow(refusedWith('quotation.code-over'));
    await fakes.customer.mailCode(id, 1);
    expect(fakes.mails.lastCode).toMatch(/^\d{6}$/);
    expect((await accept(id, fakes.mails.lastCode)).state).toBe('accepted');
  });

  it('is right five times out of five wrong ones', async () => {
    const id = await dear('100000.00');
    await fakes.customer.mailCode(id, 1);
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect(accept(id, wrong())).rejects.toThrow(refusedWith('quotation.code-wrong'));
    }
    await expect(accept(id, fakes.mails.lastCode)).rejects.toThrow(refusedWith('quotation.code-over'));
    later(59);
    await expect(fakes.customer.mailCode(id, 1)).rejects.toThrow(refusedWith('quotation.code-just-sent'));
    later(3_599);
    await expect(fakes.customer.mailCode(id, 1)).rejects.toThrow(refusedWith('client.throttled'));
    later(3_600);
    await fakes.customer.mailCode(id, 1);
    expect((await accept(id, fakes.mails.lastCode)).state).toBe('accepted');
  });

  it('leaves no more tries, and fills no mail box, by being asked for again and again', async () => {
    const id = await dear('100000.00');
    let [mailed, tried] = [0, 0];
    for (let seconds = 0; seconds < 3_600; seconds += 60) {
      later(seconds);
      mailed += await fakes.customer.mailCode(id, 1).then(
        () => 1,
        () => 0,
      );
      const outcome = await accept(id, wrong()).catch((error: { code?: string }) => error.code);
      if (outcome === 'quotation.code-wrong') tried += 1;
    }
    expect(mailed).toBeLessThanOrEqual(5);
    expect(tried).toBeLessThanOrEqual(5);
  });

  it('that did not come is mailed again, and right', async () => {
    const id = await dear('100000.00');
    await fakes.customer.mailCode(id, 1);
    later(60);
    await fakes.customer.mailCode(id, 1);
    expect((await accept(id, fakes.mails.lastCode)).state).toBe('accepted');
  });

  it.each([
    [599, true],
    [600, false],
  ])('is good for ten minutes: after %d s %s', async (seconds, isGood) => {
    const id = await dear('100000.00');
    await fakes.customer.mailCode(id, 1);
    later(seconds);
    if (isGood) expect((await accept(id, fakes.mails.lastCode)).state).toBe('accepted');
    else await expect(accept(id, fakes.mails.lastCode)).rejects.toThrow(refusedWith('quotation.code-over'));
  });

  it('of a clock that went back a day is over, and holds no other up', async () => {
    const id = await dear('100000.00');
    later(86_400);
    await fakes.customer.mailCode(id, 1);
    later(0);
    await expect(accept(id, fakes.mails.lastCode)).rejects.toThrow(refusedWith('quotation.code-over'));
    await fakes.customer.mailCode(id, 1);
    expect((await accept(id, fakes.mails.lastCode)).state).toBe('accepted');
  });

  it('is kept as a hash', async () => {
    const id = await dear('100000.00');
    await fakes.customer.mailCode(id, 1);
    const kept = await fakes.quotations.holdCode((await fakes.quotations.find(id))?.shown?.id ?? '');
    expect(kept!.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([kept, fakes.audit.records])).not.toContain(fakes.mails.lastCode);
  });
});

describe('any sequence of steps', () => {
  const STEPS: Record<string, (id: string) => Promise<unknown>> = {
    prepare: (id) => fakes.staff.prepare(id, SALMA),
    send: async (id) => {
      await fakes.staff.send(id, false, SALMA);
      await fakes.jobs.work();
    },
    accept: (id) =>
      fakes.customer.read(id).then(({ number }) => fakes.customer.accept(id, { ...YES, revision: number })),
    decline: (id) =>
      fakes.customer.read(id).then(({ number }) => fakes.customer.decline(id, number, 'time', '')),
    undo: (id) => fakes.staff.undoAcceptance(id, 'so', SALMA),
    withdraw: (id) => fakes.staff.withdraw(id, SALMA),
    discard: (id) => fakes.staff.discard(id, SALMA),
  };

  it('books the value of what is accepted, and the own one of everything else', async () => {
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 15 }), async (steps) => {
        fakes = quotationsInMemory();
        const id = await fakes.sent();
        fakes.inquiries.kept.set(id, {
          ...fakes.inquiries.kept.get(id)!,
          orderTotal: '1.00',
          totalCost: '1.00',
        });
        for (const step of steps) {
          await STEPS[step]!(id).then(
            () => done.add(step),
            (error: unknown) => {
              if (!(error instanceof DomainError)) throw error;
            },
          );
          const { revisions } = await fakes.staff.read(id);
          const isAccepted = revisions.some(({ state }) => state === 'accepted');
          const { totalCost, status } = fakes.inquiries.figures[0]!;
          expect([step, totalCost, status === 'accepted']).toEqual([
            step,
            isAccepted ? '23700.00' : '1.00',
            isAccepted,
          ]);
        }
      }),
      { numRuns: 100 },
    );
    expect([...done].sort()).toEqual(Object.keys(STEPS).sort());
  });
});
