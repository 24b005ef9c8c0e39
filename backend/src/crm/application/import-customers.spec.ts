import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { customerCareInMemory, staff } from '../adapters/customer-care.fixture.js';

let care: ReturnType<typeof customerCareInMemory>;
beforeEach(() => {
  care = customerCareInMemory();
});
const table = (...lines: string[]) => Buffer.from(['Name|Email|Phone|الشركة|Language', ...lines].join('\n'));
const recorded = () =>
  (care.auditTrail as InMemoryAuditTrail).records.map(({ action, by, after }) => ({ action, by, after }));

describe('a table of customers', () => {
  it('is told before anything is stored: who is new, whose blanks are filled, who stays', async () => {
    await care.customer('layla@example.com');
    await care.customer('omar@example.com', undefined, { name: 'Omar', phone: '1', company: 'Loom' });
    const before = JSON.stringify(care.customers.all());
    const file = table(
      'Nour|nour@example.com|||ar',
      'Leila|Layla@example.com|٠١٠||',
      'O|omar@example.com|2|X|ar',
    );
    const read = await care.imports.check(file);
    expect(read).toEqual({
      rows: 3,
      faults: [],
      customers: [
        { row: 2, name: 'Nour', email: 'nour@example.com', outcome: 'new', fills: [] },
        { row: 3, name: 'Layla', email: 'layla@example.com', outcome: 'filled', fills: ['phone'] },
        { row: 4, name: 'Omar', email: 'omar@example.com', outcome: 'unchanged', fills: [] },
      ],
    });
    expect(JSON.stringify(care.customers.all())).toBe(before);

    const earlier = recorded().length;
    expect(await care.imports.store(file, staff)).toEqual(read);
    expect(
      care.customers.all().map(({ name, phone, company, language }) => [name, phone, company, language]),
    ).toEqual([
      ['Layla', '010', '', 'en'],
      ['Omar', '1', 'Loom', 'en'],
      ['Nour', '', '', 'ar'],
    ]);
    const nour = { name: 'Nour', email: 'nour@example.com', phone: '', company: '', language: 'ar' };
    const written = recorded().slice(earlier);
    expect(written).toHaveLength(2);
    expect(written).toEqual(
      expect.arrayContaining([
        { action: 'customer.imported', by: staff, after: nour },
        { action: 'customer.updated', by: staff, after: { phone: '010' } },
      ]),
    );

    const again = await care.imports.store(file, staff);
    expect(again.customers.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(recorded()).toHaveLength(earlier + 2);
  });

  it('is stored by address, whatever its order: two who store the same customers wait for each other', async () => {
    await care.imports.store(table('O|omar@example.com', 'L|layla@example.com', 'N|nour@example.com'), staff);
    const addresses = care.customers.all().map(({ email }) => email);
    expect(addresses).toEqual(['layla@example.com', 'nour@example.com', 'omar@example.com']);
  });

  it('with a fault names nobody and stores nobody', async () => {
    const file = table('Nour|nour@example.com', 'Layla|layla');
    const read = await care.imports.check(file);
    expect(read.customers).toEqual([]);
    expect(read.faults).toEqual([{ row: 3, column: 'email', code: 'not-an-email', text: 'layla' }]);
    await expect(care.imports.store(file, staff)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'customer-sheet.faulty',
    });
    expect(care.customers.all()).toEqual([]);
  });

  it('fills what was merged where it went', async () => {
    const layla = await care.customer('layla@example.com');
    const duplicate = await care.customer('l@example.com');
    await care.manageCustomers.merge(layla, duplicate, staff);
    const file = table('Layla|layla@example.com|011', 'L|l@example.com|010');
    const { customers: told } = await care.imports.check(file);
    const { customers } = await care.imports.store(file, staff);
    expect(customers).toMatchObject([
      { name: 'Layla', outcome: 'unchanged' },
      { name: 'Layla', outcome: 'filled' },
    ]);
    expect(told).toEqual(customers);
    expect(care.customers.find(layla)?.phone).toBe('010');
  });

  it('may have a thousand rows and no row more', async () => {
    const rows = Array.from({ length: 1_001 }, (_, at) => `P|p${at}@example.com`);
    expect((await care.imports.check(table(...rows.slice(1)))).customers).toHaveLength(1_000);
    await expect(care.imports.check(table(...rows))).rejects.toMatchObject({
      code: 'customer-sheet.too-many',
    });
  });
});
