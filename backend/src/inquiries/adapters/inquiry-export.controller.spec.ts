import { describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { inquiriesApp } from './inquiries-app.fixture.js';
import { InquiryExportController } from './inquiry-export.controller.js';
import { openInquiries } from './manage-inquiries.fixture.js';

const INQUIRIES = '/api/admin/inquiries';

describeAdmission(() => inquiriesApp(InquiryExportController), {
  [`GET ${INQUIRIES}/export.csv`]: 'inquiries.read',
});

describe('the list of inquiries', () => {
  it('goes out whole as a file that nothing keeps', async () => {
    const kept = openInquiries();
    const app = await inquiriesApp(InquiryExportController, kept);
    await kept.received();
    await kept.received();
    const { status, headers, body } = await app.ask<string>(`GET ${INQUIRIES}/export.csv?q=layla`);

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="inquiries.csv"',
      'cache-control': 'no-store',
    });
    const line = '"Layla","layla@example.com","Production Order",100,14500.00,"New",2026-03-01\r\n';
    expect(body).toBe(`\uFEFFCustomer,Email,Product,Quantity,Total Value,Status,Date\r\n${line}${line}`);
    expect((await app.ask(`GET ${INQUIRIES}/export.csv?limit=1`)).status).toBe(400);
  });
});
