import { describe, expect, it } from '@jest/globals';
import { INQUIRY_COLUMNS } from '@tiraz/contracts/inquiry-export';
import type { Sheet, SheetRow } from '../../shared/domain/spreadsheets.js';
import { InMemorySpreadsheets } from '../../shared/spreadsheets/spreadsheets.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp } from '../../test-support/controller-app.js';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import { InquirySheets } from '../application/inquiry-sheets.js';
import { plainShirts } from '../domain/plain-shirts.fixture.js';
import { InMemoryInquiryLists } from './inquiry-lists.in-memory.js';
import { InquirySheetsController } from './inquiry-sheets.controller.js';
import { COLLEAGUES, openInquiries, salma } from './manage-inquiries.fixture.js';
import { WrittenInquirySheets } from './written-inquiry-sheets.js';

const EXPORT = 'GET /api/admin/inquiries/export.xlsx';

/** Salma has said her name. */
const owners = {
  colleague: async (id: string) => {
    const found = await COLLEAGUES.colleague(id);
    return found && { ...found, name: found.id === salma.id ? 'Salma' : '' };
  },
};

class CountedLists extends InMemoryInquiryLists {
  override howMany({ status }: InquiryFilter, upTo: number) {
    return Promise.resolve(Math.min(status ? 20_000 : 20_001, upTo + 1));
  }
}

function sheetsApp(kept = openInquiries(), lists = new InMemoryInquiryLists(kept.store)) {
  const sheets = new WrittenInquirySheets(lists, owners, new InMemorySpreadsheets());
  return controllerApp({
    controllers: [InquirySheetsController],
    providers: [{ provide: InquirySheets, useValue: sheets }],
  });
}

describeAdmission(() => sheetsApp(), { [EXPORT]: 'inquiries.read' });

describe('the inquiries for Excel', () => {
  type File = Sheet & { rows: SheetRow[] };
  const read = (body: string) => JSON.parse(body) as File;

  it('are a file that nothing keeps, in the words of the language', async () => {
    const kept = openInquiries();
    const id = await kept.received();
    await kept.inquiries.assign(id, salma.id, salma);
    const other = await kept.received();
    const lost = { reason: 'other', note: '=1+1' } as const;
    await kept.inquiries.changeStatus(other, 'rejected', salma, undefined, lost);
    const app = await sheetsApp(kept);
    const { status, headers, body } = await app.ask<string>(`${EXPORT}?language=ar`);

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="inquiries.xlsx"',
      'cache-control': 'no-store',
    });
    const { name, isRightToLeft, columns, rows } = read(body);
    expect([name, isRightToLeft, columns.length]).toEqual(['الطلبات', true, INQUIRY_COLUMNS.length]);
    const byHead = rows.map((row) => Object.fromEntries(columns.map(({ head }, at) => [head, row[at]])));
    const shirts = { العميل: 'Layla', الكمية: 100, 'القيمة الإجمالية (ج.م)': '14500.00' };
    expect(byHead).toMatchObject([
      { ...shirts, الحالة: 'مرفوض', 'سبب عدم الإتمام': 'سبب آخر: =1+1' },
      { ...shirts, الحالة: 'جديد', 'سبب عدم الإتمام': '', التاريخ: '2026-03-01' },
    ]);
    expect(new Set(byHead.map(({ المسؤول: owner }) => owner))).toEqual(new Set(['', 'Salma']));
  });

  it('say in Arabic what has no Arabic name as it is called in English', async () => {
    const kept = openInquiries();
    const priced = plainShirts('145.00');
    const { configuration } = priced;
    const fabric = { ...configuration.fabric, name: 'Slub Jersey', nameAr: '' };
    await kept.received({ ...priced, configuration: { ...configuration, fabric } });
    const app = await sheetsApp(kept);
    const { body } = await app.ask<string>(`${EXPORT}?language=ar&columns=garment,fabric`);
    expect(read(body).rows).toEqual([['اسم', 'Slub Jersey']]);
  });

  it('have the columns that were named, in their usual order', async () => {
    const kept = openInquiries();
    await kept.received();
    const app = await sheetsApp(kept);
    const { body } = await app.ask<string>(`${EXPORT}?language=en&columns=value,customer,value`);
    const { isRightToLeft, columns, rows } = read(body);
    expect(isRightToLeft).toBe(false);
    expect(columns.map(({ head }) => head)).toEqual(['Customer', 'Total Value (EGP)']);
    expect(rows).toEqual([['Layla', '14500.00']]);
  });

  it.each([
    '',
    '?language=fr',
    '?language=en&columns=',
    '?language=en&columns=margin',
    '?language=en&columns=value,',
    '?language=en&columns=value&columns=date',
    `?language=en&columns=${'date,'.repeat(INQUIRY_COLUMNS.length)}date`,
    '?language=en&limit=1',
    '?language=en&status=lost',
  ])('are refused for %j', async (query) => {
    const app = await sheetsApp();
    expect(await app.ask(`${EXPORT}${query}`)).toMatchObject({ status: 400 });
  });

  it('are refused where there are more than a sheet may have, and not where a filter leaves fewer', async () => {
    const kept = openInquiries();
    const app = await sheetsApp(kept, new CountedLists(kept.store));
    expect(await app.ask(`${EXPORT}?language=en`)).toMatchObject({
      status: 422,
      body: { code: 'export.too-many-rows' },
    });
    expect((await app.ask(`${EXPORT}?language=en&status=new`)).status).toBe(200);
  });
});
