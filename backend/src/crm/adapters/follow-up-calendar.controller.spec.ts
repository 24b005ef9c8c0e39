import { describe, expect, it } from '@jest/globals';
import { DEMO_STAFF } from '../../shared/domain/staff.js';
import { describeAdmission } from '../../test-support/admission.js';
import { UNKNOWN_ID } from '../../test-support/controller-app.js';
import { crmApp } from './crm-app.fixture.js';
import { customerCareInMemory } from './customer-care.fixture.js';
import { FollowUpCalendarController } from './follow-up-calendar.controller.js';

const FOLLOW_UPS = '/api/admin/follow-ups';

describeAdmission(() => crmApp(FollowUpCalendarController), {
  [`GET ${FOLLOW_UPS}/:id/calendar.ics`]: 'customers.read',
});

describe('a follow-up', () => {
  it('goes into a calendar', async () => {
    const care = customerCareInMemory();
    const app = await crmApp(FollowUpCalendarController, care);
    const { id } = await care.manageFollowUps.plan(
      {
        customerId: await care.customer('layla@example.com'),
        scheduledDate: '2026-11-23T10:00',
        subject: 'Call about sizes',
        description: '',
      },
      DEMO_STAFF,
    );
    const { status, headers, body } = await app.ask<string>(`GET ${FOLLOW_UPS}/${id}/calendar.ics`);

    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment; filename="follow-up.ics"',
    ]);
    expect(body).toContain('DTSTART:20261123T080000Z\r\n');
    expect((await app.ask(`GET ${FOLLOW_UPS}/${UNKNOWN_ID}/calendar.ics`)).status).toBe(404);
  });
});
