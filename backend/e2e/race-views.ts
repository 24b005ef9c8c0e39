import { isLost, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { texts as statuses } from '@tiraz/messages/inquiry/statuses';
import type { Backend } from './harness.js';
import type { Raced } from './race-telling.js';

interface Listed extends Record<string, unknown> {
  id: string;
  reference: string;
  customerId: string;
  customerEmail: string;
  quantity: number;
  totalCost: string;
  status: InquiryStatus;
  acceptedAt: string | null;
}
interface Quotation {
  revisions: { number: number; state: string; net: string; total: string }[];
}

const piastres = (pounds: string) => BigInt(pounds.replace('.', ''));
const sum = (all: readonly { totalCost: string }[]) =>
  all.reduce((total, { totalCost }) => total + piastres(totalCost), 0n);

/** @returns a sentence for each fact that two answers tell differently */
export async function faultsOfViews(
  backend: Backend,
  headers: Record<string, string>,
  raced: readonly Raced[],
): Promise<string[]> {
  const faults: string[] = [];
  const same = (what: string, one: unknown, other: unknown) => {
    const [a, b] = [one, other].map((each) =>
      JSON.stringify(each, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
    if (a !== b) faults.push(`${what}: ${a} and ${b}`);
  };
  const read = async <Body>(path: string, sent: { headers?: Record<string, string> } = { headers }) => {
    const { status, body } = await backend.ask<Body>(path, sent);
    return status === 200 ? body : undefined;
  };

  const list = (await read<Listed[]>('/api/admin/inquiries?limit=1000'))!;
  const listed = new Map(list.map((one) => [one.id, one]));
  const details = await Promise.all(
    raced.map(async ({ id, token }) => {
      const inquiry = (await read<Listed>(`/api/admin/inquiries/${id}`))!;
      const page = (await read<Listed>(`/api/requests/${token}`, {}))!;
      const found = await read<Listed[]>(`/api/admin/inquiries?q=${inquiry.reference}`);
      for (const one of [listed.get(id)!, ...found!])
        for (const [field, value] of Object.entries(one))
          if (field in inquiry && field !== 'waiting')
            same(`${field} of ${id}, listed`, value, inquiry[field]);
      for (const field of ['reference', 'status', 'quantity', 'totalCost', 'sampleCost', 'orderTotal'])
        same(`${field} of ${id}, on its customer's page`, page[field], inquiry[field]);

      const quotation = await read<Quotation>(`/api/admin/inquiries/${id}/quotation`);
      const accepted = quotation?.revisions.find(({ state }) => state === 'accepted');
      if (accepted) same(`what was accepted of ${id}`, accepted.net, inquiry.totalCost);
      const shown = quotation?.revisions.find(({ state }) => !['draft', 'discarded'].includes(state));
      const isWithdrawn = shown?.state === 'withdrawn' || (shown?.state === 'sent' && isLost(inquiry));
      const theirs = await read<Quotation['revisions'][number]>(`/api/requests/${token}/quotation`, {});
      const whole = (one?: Quotation['revisions'][number]) =>
        one && { number: one.number, state: one.state, net: one.net, total: one.total };
      same(`the quotation of ${id}`, whole(theirs), isWithdrawn ? undefined : whole(shown));
      return inquiry;
    }),
  );

  for (const customerId of new Set(details.map((one) => one.customerId))) {
    type Customer = {
      id: string;
      lifetimeValue: string;
      email: string;
      counts: { inquiries: number };
      inquiries: Listed[];
    };
    const customer = (await read<Customer>(`/api/admin/customers/${customerId}`))!;
    same('the customer', customer.id, customerId);
    const own = list.filter((one) => one.customerId === customerId);
    const ownDetails = details.filter((one) => one.customerId === customerId);
    same(`inquiries of ${customerId}`, customer.counts.inquiries, own.length);
    for (const one of customer.inquiries)
      for (const field of ['status', 'totalCost', 'quantity', 'reference'])
        same(`${field} of ${one.id}, of its customer`, one[field], listed.get(one.id)?.[field]);
    if (own.length === ownDetails.length)
      same(
        `worth of ${customerId}`,
        piastres(customer.lifetimeValue),
        sum(ownDetails.filter((one) => one.acceptedAt)),
      );
    const found = await read<Customer[]>(`/api/admin/customers?q=${customer.email}`);
    same(
      `${customerId}, found`,
      found?.map(({ id, lifetimeValue }) => [id, lifetimeValue]),
      [[customerId, customer.lifetimeValue]],
    );
  }

  const sums =
    (await read<Record<InquiryStatus, { count: number; value: string }>>('/api/admin/inquiries/sums'))!;
  const counts = (await read<Record<InquiryStatus, number>>('/api/admin/inquiries/counts'))!;
  for (const [status, { count, value }] of Object.entries(sums) as [
    InquiryStatus,
    { count: number; value: string },
  ][]) {
    const own = list.filter((one) => one.status === status);
    same(`how many are ${status}`, [count, counts[status]], [own.length, own.length]);
    same(`what ${status} is worth`, piastres(value), sum(own));
  }
  const csv = (await read<string>('/api/admin/inquiries/export.csv'))!.trim().split('\r\n').slice(1);
  const written = list.map(
    ({ totalCost, status, quantity }) => `${quantity},${totalCost},"${statuses.en[status]}"`,
  );
  same(
    'the export',
    csv.map((line) => /\d+,[\d.]+,"[^"]*"(?=,[\d-]+$)/.exec(line)?.[0]),
    written,
  );
  const stats = (await read<{ totalInquiries: number; monthly: { inquiries: number }[] }>(
    '/api/admin/stats',
  ))!;
  same('how many there are', stats.totalInquiries, list.length);
  return faults;
}
