import { NOTHING, trace, action, type Action, type Walk } from './audit-walk.js';
import { tableOf } from './documented-tables.js';
import { query } from './harness.js';

export function importActions(walk: Walk): Action[] {
  const send = (operation: string) => {
    const [path, method, file] = tableOf(operation);
    return walk.ask(method, path, file);
  };
  const contact = { company: '', language: 'en' };
  const yara = { name: 'Yara', email: 'yara@import.example', phone: '010', ...contact };
  const zein = { name: 'Zein', email: 'zein@import.example', phone: '', ...contact };
  return [
    action('readPriceSheet', () => send('readPriceSheet'), NOTHING),
    action('readCustomerSheet', () => send('readCustomerSheet'), NOTHING),
    action(
      'importCustomers',
      async () => {
        await send('importCustomers');
        const text = 'SELECT id, email FROM customers WHERE email = ANY($1) ORDER BY email';
        return query<{ id: string }>(walk.databaseUrl, text, [[yara.email, zein.email]]);
      },
      (stored) =>
        [yara, zein].map((one, index) =>
          trace('customer.imported', ['customer', stored[index]!.id], null, one),
        ),
    ),
    action('importCustomers once more', () => send('importCustomers'), NOTHING),
  ];
}
