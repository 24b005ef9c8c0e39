import { describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, MONA, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { ManageLinks } from '../application/manage-links.js';
import { StaffLinks } from '../application/staff-links.js';
import { InMemoryLinkRegister } from './link-register.in-memory.js';
import { StaffLinksController } from './staff-links.controller.js';

const INQUIRY = '01993c00-0000-7000-8000-00000000abcd';
const LINKS = `/api/admin/inquiries/${INQUIRY}/links`;
const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');

const register = new InMemoryLinkRegister((id) => id === INQUIRY);
const audit = new InMemoryAuditTrail();

function open(): Promise<ControllerApp> {
  const links = new ManageLinks(new InMemoryTransactions(), register, audit, { now: () => tuesday });
  return controllerApp({
    controllers: [StaffLinksController],
    providers: [{ provide: StaffLinks, useValue: links }],
  });
}

describeAdmission(open, {
  'GET /api/admin/inquiries/:id/links': 'inquiries.read',
  'POST /api/admin/inquiries/:id/links/revoke': 'links.manage',
});

describe('the links of an inquiry', () => {
  const revoke = (app: ControllerApp, recipient: unknown) =>
    app.ask(`POST ${LINKS}/revoke`, { body: { recipient } });

  it('are listed by recipient, without a token, and revoked for one of them, which is recorded once', async () => {
    const recipient = 'layla@example.com';
    const tokens = [
      await register.add({ inquiryId: INQUIRY, recipient }, monday),
      await register.add({ inquiryId: INQUIRY, recipient }, tuesday),
      await register.add({ inquiryId: INQUIRY, recipient: 'omar@example.com' }, tuesday),
    ];
    const app = await open();
    const omar = { recipient: 'omar@example.com', since: tuesday.toJSON(), latestAt: tuesday.toJSON() };
    expect((await app.ask(`GET ${LINKS}`)).body).toEqual([
      { recipient, since: monday.toJSON(), latestAt: tuesday.toJSON() },
      omar,
    ]);
    expect(await revoke(app, ' LAYLA@example.com')).toMatchObject({ status: 200, body: [omar] });
    expect(await revoke(app, recipient)).toMatchObject({ status: 200, body: [omar] });
    expect(await Promise.all(tokens.map((token) => register.find(token)))).toEqual([
      undefined,
      undefined,
      { inquiryId: INQUIRY, recipient: 'omar@example.com' },
    ]);
    expect(audit.records).toEqual([
      {
        at: tuesday,
        by: MONA,
        action: 'inquiry.links-revoked',
        thing: { kind: 'inquiry', id: INQUIRY },
        before: { recipient },
      },
    ]);
  });

  it('are those of an inquiry that there is', async () => {
    const app = await open();
    const unknown = { status: 404, body: { code: 'inquiry.unknown' } };
    expect(await app.ask(`GET /api/admin/inquiries/${UNKNOWN_ID}/links`)).toMatchObject(unknown);
    const route = `POST /api/admin/inquiries/${UNKNOWN_ID}/links/revoke`;
    expect(await app.ask(route, { body: { recipient: 'a@example.com' } })).toMatchObject(unknown);
    expect(await revoke(app, 7)).toMatchObject({ status: 400 });
  });
});
