import { describe, expect, it } from '@jest/globals';
import type { Sheet } from '../../shared/domain/spreadsheets.js';
import { describeAdmission } from '../../test-support/admission.js';
import { sheetsApp } from './price-sheets.fixture.js';
import { PriceSheetsController } from './price-sheets.controller.js';

const OUT = 'GET /api/admin/price-changes/prices.xlsx';

const open = () => sheetsApp(PriceSheetsController);

describeAdmission(open, { [OUT]: 'catalogue.read' });

describe('every price as a table', () => {
  it.each([
    ['en', false, 'Item'],
    ['ar', true, 'العنصر'],
  ])('goes out in %s', async (language, isRightToLeft, head) => {
    const { status, body } = await (await open()).ask<string>(`${OUT}?language=${language}`);
    expect(status).toBe(200);
    const { columns, ...sheet } = JSON.parse(body) as Sheet;
    expect([sheet.isRightToLeft, columns[1]?.head]).toEqual([isRightToLeft, head]);
  });

  it.each(['', '?language=fr', '?language=en&limit=1'])('goes not out for %j', async (query) => {
    expect(await (await open()).ask(`${OUT}${query}`)).toMatchObject({ status: 400 });
  });
});
