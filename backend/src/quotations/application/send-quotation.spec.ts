import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotationsInMemory } from '../adapters/quotations-in-memory.fixture.js';
import { SALMA } from '../domain/quotation.fixture.js';

let fakes: ReturnType<typeof quotationsInMemory>;
beforeEach(() => {
  fakes = quotationsInMemory();
});

const refusedWith = (code: string) => expect.objectContaining({ name: 'DomainError', code });
const yes = {
  revision: 1,
  name: 'Layla',
  position: 'Owner',
  language: 'ar',
  address: '192.0.2.7',
  browser: 'Chrome',
} as const;
const at = (moment: string) => {
  fakes.clock.at = new Date(moment);
};

describe('sending', () => {
  it('moves the inquiry on, and leaves the rest to a job that bears to be repeated', async () => {
    const id = fakes.inquiries.add('one');
    await fakes.staff.prepare(id, SALMA);
    await fakes.staff.send(id, false, SALMA);
    expect(fakes.inquiries.figures).toMatchObject([{ status: 'quoted', totalCost: '23700.00' }]);
    fakes.printer.fails = true;
    await fakes.jobs.work();
    await expect(fakes.customer.accept(id, yes)).rejects.toThrow(refusedWith('quotation.document-pending'));
    expect(fakes.mails.written).toEqual([]);

    fakes.printer.fails = false;
    at('2026-11-23T08:01:00Z');
    await fakes.jobs.work();
    await fakes.jobs.work();
    expect(fakes.mails.written).toEqual(['sent one R1']);
    expect((await fakes.staff.read(id)).revisions[0]!.documents).not.toBeNull();
  });

  it('of the next revision supersedes the one before, which nobody is told of any more', async () => {
    const id = fakes.inquiries.add('one');
    for (let revision = 1; revision <= 2; revision += 1) {
      await fakes.staff.prepare(id, SALMA);
      await fakes.staff.send(id, false, SALMA);
    }
    await fakes.jobs.work();
    expect(fakes.mails.written).toEqual(['sent one R2']);
    const { revisions } = await fakes.staff.read(id);
    expect(revisions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ]);
    await expect(fakes.customer.accept(id, yes)).rejects.toThrow(refusedWith('quotation.superseded'));
  });
});

describe('reminders', () => {
  /** Monday, 7 December is the last day; three working days before it is Wednesday. */
  const moments = [
    '2026-12-02T06:59:59Z',
    '2026-12-02T07:00:00Z',
    '2026-12-06T06:59:59Z',
    '2026-12-06T07:00:00Z',
    '2026-12-07T06:59:59Z',
    '2026-12-07T07:00:00Z',
  ];
  const written = async () => {
    const found: number[] = [];
    for (const moment of moments) {
      at(moment);
      await fakes.jobs.work();
      found.push(fakes.mails.written.filter((mail) => mail.startsWith('expiring')).length);
    }
    return found;
  };

  it('go out at nine in Cairo, three working days before the last day, the day before it and on it', async () => {
    await fakes.sent();
    expect(await written()).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('go out for the next revision, although a change of the one before was asked for', async () => {
    const id = await fakes.sent();
    await fakes.customer.askForChange(id, 1, 'fewer');
    await fakes.staff.prepare(id, SALMA);
    await fakes.staff.send(id, false, SALMA);
    await fakes.jobs.work();
    expect(await written()).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['declined', (id) => fakes.customer.decline(id, 1, 'price', '')],
    ['accepted', (id) => fakes.customer.accept(id, yes)],
    ['asked to be changed', (id) => fakes.customer.askForChange(id, 1, 'fewer')],
    ['withdrawn', (id) => fakes.staff.withdraw(id, SALMA)],
    ['of an inquiry that was rejected', async (id) => fakes.inquiries.add(id, { status: 'rejected' })],
    ['of an inquiry that was closed', async (id) => fakes.inquiries.add(id, { status: 'closed' })],
  ])('stop once it is %s', async (_, answer) => {
    await answer(await fakes.sent());
    expect(await written()).toEqual(moments.map(() => 0));
  });
});

describe('after the jobs got lost', () => {
  const waiting = () =>
    (Reflect.get(fakes.jobs, 'jobs') as { key: string }[]).map(({ key }) => key.split(':')[0]);

  it('a revision is printed and mailed, once', async () => {
    const id = fakes.inquiries.add('one');
    await fakes.staff.prepare(id, SALMA);
    await fakes.staff.send(id, false, SALMA);
    fakes.jobs.lose();
    await Promise.all([fakes.resuming.resume(), fakes.resuming.resume()]);
    await fakes.jobs.work();
    await fakes.resuming.resume();
    await fakes.jobs.work();
    expect(fakes.mails.written).toEqual(['sent one R1']);
    expect((await fakes.staff.read(id)).revisions[0]!.documents).not.toBeNull();
  });

  it('the reminders that are still to come are planned again', async () => {
    await fakes.sent();
    fakes.jobs.lose();
    at('2026-12-02T08:00:00Z');
    await fakes.resuming.resume();
    await fakes.resuming.resume();
    expect(waiting()).toEqual(Array(2).fill('remind-of-quotation'));
    for (const moment of ['2026-12-06T07:00:00Z', '2026-12-07T07:00:00Z']) {
      at(moment);
      await fakes.jobs.work();
      await fakes.resuming.resume();
      await fakes.jobs.work();
    }
    expect(fakes.mails.written.filter((mail) => mail.startsWith('expiring'))).toHaveLength(2);
    expect(waiting()).toEqual([]);
  });

  it('one that expired meanwhile is printed, and nobody is told', async () => {
    const id = fakes.inquiries.add('one');
    await fakes.staff.prepare(id, SALMA);
    await fakes.staff.send(id, false, SALMA);
    fakes.jobs.lose();
    at('2026-12-08T08:00:00Z');
    await fakes.resuming.resume();
    await fakes.jobs.work();
    expect((await fakes.staff.read(id)).revisions[0]!.documents).not.toBeNull();
    expect(fakes.mails.written).toEqual([]);
  });

  it('nothing becomes of one that was answered, or that nobody was told of', async () => {
    await fakes.customer.decline(await fakes.sent(), 1, 'price', '');
    await fakes.sent();
    fakes.mails.written.splice(0);
    fakes.jobs.lose();
    await fakes.resuming.resume();
    expect(waiting()).toEqual([]);
  });

  it('a job that is tried again, or parked, is left alone', async () => {
    const id = fakes.inquiries.add('one');
    await fakes.staff.prepare(id, SALMA);
    await fakes.staff.send(id, false, SALMA);
    fakes.printer.fails = true;
    for (let day = 23; day < 30; day += 1)
      for (const hour of ['00', '06', '12', '18']) {
        at(`2026-11-${day}T${hour}:59:00Z`);
        await fakes.jobs.work();
        await fakes.resuming.resume();
      }
    expect(fakes.jobs.parked).toMatchObject([{ name: 'send-quotation', tries: 14 }]);
    expect(waiting()).toEqual(['send-quotation']);
  });
});
