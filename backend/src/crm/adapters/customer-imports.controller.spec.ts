import { describe, expect, it } from '@jest/globals';
import { LARGEST_SHEET_BYTES } from '../../shared/domain/sheet-reader.js';
import { describeAdmission } from '../../test-support/admission.js';
import { MONA } from '../../test-support/controller-app.js';
import type { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { crmApp } from './crm-app.fixture.js';
import { customerCareInMemory } from './customer-care.fixture.js';
import { CustomerImportsController } from './customer-imports.controller.js';
import type { ReadCustomersDto } from './read-customers.dto.js';

const CHECK = 'POST /api/admin/customers/sheet';
const STORE = 'POST /api/admin/customers/import';

describeAdmission(() => crmApp(CustomerImportsController), {
  [CHECK]: 'customers.write',
  [STORE]: 'customers.write',
});

describe('customers from a file', () => {
  const open = async () => {
    const care = customerCareInMemory();
    const app = await crmApp(CustomerImportsController, care);
    const send = (route: string, file: string | Buffer) =>
      app.ask<ReadCustomersDto & { code: string }>(route, { body: Buffer.from(file) });
    return { care, send };
  };
  const FILE = 'الاسم|البريد الإلكتروني\nNour|nour@example.com';

  it('are checked, and stored in the name of whoever sends them', async () => {
    const { care, send } = await open();
    const answer = {
      rows: 1,
      customers: [{ row: 2, name: 'Nour', email: 'nour@example.com', outcome: 'new', fills: [] }],
      faults: [],
      faultCount: 0,
    };
    expect(await send(CHECK, FILE)).toMatchObject({ status: 200, body: answer });
    expect(care.customers.all()).toEqual([]);
    expect(await send(STORE, FILE)).toMatchObject({ status: 200, body: answer });
    expect(care.customers.all()).toMatchObject([{ email: 'nour@example.com' }]);
    expect((care.auditTrail as InMemoryAuditTrail).records.at(-1)).toMatchObject({
      action: 'customer.imported',
      by: { id: MONA.id },
    });
  });

  it.each([
    ['Name|Mail\nNour|nour@example.com', 422, 'sheet.column-missing'],
    ['', 422, 'sheet.empty'],
    [Buffer.alloc(LARGEST_SHEET_BYTES + 1), 413, 'sheet.too-large'],
  ])('are refused', async (file, status, code) => {
    const { send } = await open();
    for (const route of [CHECK, STORE])
      expect(await send(route, file)).toMatchObject({ status, body: { code } });
  });

  it('with a fault are told, and not stored', async () => {
    const { send } = await open();
    const faulty = `${FILE}\n|nour`;
    expect((await send(CHECK, faulty)).body).toMatchObject({
      customers: [],
      faultCount: 2,
      faults: [
        { row: 3, column: 'name', code: 'empty', text: '' },
        { row: 3, column: 'email', code: 'not-an-email', text: 'nour' },
      ],
    });
    expect(await send(STORE, faulty)).toMatchObject({ status: 422, body: { code: 'customer-sheet.faulty' } });
  });
});
