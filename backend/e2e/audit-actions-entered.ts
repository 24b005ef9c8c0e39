import { action, trace, type Action, type Item, type Walk } from './audit-walk.js';
import { inquiryOf } from './garments.js';
import { query } from './harness.js';

const CALLER = { customerName: 'Nadia', customerEmail: 'caller@example.com' };

/** Somebody calls who is no customer yet; nobody has a turn, whoever might. */
export function enteredActions(walk: Walk): Action[] {
  let customer = '';
  return [
    action(
      'enterInquiry while others come in turn',
      async () => {
        const receipt = await walk.ask<Item & { reference: string }>(
          'POST',
          '/api/admin/inquiries',
          inquiryOf(walk.selection, CALLER),
        );
        const rows = await query<{ id: string }>(
          walk.databaseUrl,
          'SELECT id FROM customers WHERE email = $1',
          [CALLER.customerEmail],
        );
        customer = rows[0]!.id;
        return receipt;
      },
      ({ id, reference }) => [
        trace('customer.created', ['customer', customer], null, {
          ...{ name: 'Nadia', email: 'caller@example.com', phone: '', company: '', language: 'en' },
        }),
        trace('inquiry.entered', ['inquiry', id], null, {
          ...{
            reference,
            customerId: customer,
            isSampleRequest: false,
            quantity: 100,
            totalCost: '23700.00',
          },
        }),
      ],
    ),
  ];
}
