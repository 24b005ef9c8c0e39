import { beforeEach, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import type { ControllerApp } from '../../test-support/controller-app.js';
import { crmApp } from './crm-app.fixture.js';
import { customerCareInMemory } from './customer-care.fixture.js';
import { CustomerListController } from './customer-list.controller.js';

const CUSTOMERS = '/api/admin/customers';
interface Customer {
  id: string;
  email: string;
}

let app: ControllerApp;
let care: ReturnType<typeof customerCareInMemory>;

beforeEach(async () => {
  care = customerCareInMemory();
  app = await crmApp(CustomerListController, care);
  await care.customer('layla@example.com');
});

describeAdmission(() => crmApp(CustomerListController), { [`GET ${CUSTOMERS}`]: 'customers.read' });

describe('the list of customers', () => {
  it('is a page with the addresses of its neighbours, which nothing keeps', async () => {
    for (let number = 1; number < 5; number += 1) await care.customer(`p${number}@example.com`);
    const { headers, body } = await app.ask<Customer[]>(`GET ${CUSTOMERS}?limit=2&q=example`);

    expect(body).toHaveLength(2);
    expect(headers).toMatchObject({ 'x-total-count': '5', 'cache-control': 'no-store' });
    const [, next] = /^<(\S+)>; rel="next"$/.exec(String(headers.link)) ?? [];
    expect(next).toMatch(`${CUSTOMERS}?limit=2&q=example&cursor=`);
    const second = await app.ask<Customer[]>(`GET ${next}`);
    expect(new Set([...body, ...second.body].map(({ id }) => id)).size).toBe(4);
    expect(second.headers.link).toMatch(/^<\S+>; rel="next", <\S+>; rel="prev"$/);
  });

  it('has what was asked for', async () => {
    await care.customer('quiet@example.com', new Date('2025-03-01T10:00:00Z'));
    const emails = async (query: string) =>
      (await app.ask<Customer[]>(`GET ${CUSTOMERS}?${query}`)).body.map(({ email }) => email);

    expect(await emails('status=inactive,follow_up_due')).toEqual(['quiet@example.com']);
    expect(await emails('status=all&tier=all')).toEqual(['layla@example.com', 'quiet@example.com']);
    expect(await emails('tier=high')).toEqual([]);
    expect(await emails('q=LAYLA@')).toEqual(['layla@example.com']);
    expect(await emails('sort=lastActivity')).toEqual(['quiet@example.com', 'layla@example.com']);
  });

  it.each([
    ['an unknown status', 'status=gone', 'status'],
    ['an unknown tier', 'tier=gold', 'tier'],
    ['a limit of nothing', 'limit=0', 'limit'],
    ['a limit that is no number', 'limit=1e2', 'limit'],
    ['a cursor of another list', 'cursor=abc', 'cursor'],
    ['an order that it does not have', 'sort=email', 'sort'],
    ['two orders', 'sort=name&sort=-name', 'sort'],
    ['a field that it does not have', 'order=name', 'order'],
    ['very long words', `q=${'x'.repeat(201)}`, 'q'],
  ])('is not asked for by %s', async (_, query, field) => {
    const { status, body } = await app.ask(`GET ${CUSTOMERS}?${query}`);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
  });
});
