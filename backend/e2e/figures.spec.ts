import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { CustomerReads } from '../src/crm/index.js';
import { StaffCustomers } from '../src/crm/application/staff-customers.js';
import { ManageInquiries } from '../src/inquiries/application/manage-inquiries.js';
import { SubmitInquiry } from '../src/inquiries/application/submit-inquiry.js';
import type { InquiryStatus } from '@tiraz/contracts/inquiry-status';
import { OverviewFigures, statsOf } from '../src/overview/domain/stats.js';
import { FiguresModel } from './figures-model.js';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, query, startBackend, type Backend } from './harness.js';
import { mulberry32 } from '../../tools/mulberry32.mjs';

/** A few seconds' worth; FIGURE_OPERATIONS=5000 is the whole promise, and another FIGURE_SEED gives other operations. */
const OPERATIONS = Number(process.env.FIGURE_OPERATIONS ?? 1_500);
const SEED = Number(process.env.FIGURE_SEED ?? 20_261_120);
const COMPARISONS = 10;
const SPAN_MS = 500 * 24 * 60 * 60 * 1000;
const PEOPLE = 250;
const BEGIN = new Date('2025-08-01T09:00:00Z');
const MOVES: readonly InquiryStatus[] = ['accepted', 'accepted', 'rejected', 'closed', 'in_progress'];
const staff = { id: '01993c00-0000-7000-8000-00000000000a', email: 'sara@tiraz.example' };

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
let now = BEGIN;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' }, now: () => now });
  example = await workedExample(backend);
});
beforeEach(async () => {
  now = BEGIN;
  // The demo's customers would have to be modelled as well.
  await query(
    databaseUrl,
    // Past its triggers: what happened to a quotation is there for ever.
    `ALTER TABLE quotation_events DISABLE TRIGGER USER;
     TRUNCATE customers, inquiries, follow_ups, communications CASCADE;
     ALTER TABLE quotation_events ENABLE TRIGGER USER`,
  );
});
afterAll(() => backend.stop());

it(
  `customers and statistics are what a simple model says, over ${OPERATIONS} random operations`,
  async () => {
    const { app } = backend;
    const model = new FiguresModel();
    const random = mulberry32(SEED);
    const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

    const submit = async () => {
      const email = `person-${Math.floor(random() * PEOPLE)}@example.com`;
      const quantity = random() < 0.2 ? 1 : 100 + Math.floor(random() * 400);
      const isSampleRequest = quantity === 1 || random() < 0.3;
      const sent = inquiryOf(example, { customerEmail: email, isSampleRequest, quantity });
      const { receipt } = await app.get(SubmitInquiry).submit(sent as never);
      const value = isSampleRequest ? receipt.sampleCost : receipt.totalCost;
      model.submitted(email, receipt.id, Number(value.piastres), now);
    };
    const move = async () => {
      const { id, status } = oneOf(model.inquiries);
      const to = oneOf(MOVES);
      if (to === status) return;
      await app.get(ManageInquiries).changeStatus(id, to, staff);
      model.moved(id, to, now);
    };
    const undo = async () => {
      const { id, former } = oneOf(model.inquiries);
      if (!former) return;
      await app.get(ManageInquiries).undoStatus(id, staff);
      model.undone(id);
    };
    const merge = async () => {
      const [stays, goes] = [oneOf(model.people), oneOf(model.people)];
      if (stays === goes) return;
      const [one, two] = await Promise.all([stays, goes].map(idOf));
      await app.get(StaffCustomers).merge(one!, two!, staff);
      model.merged(stays, goes);
    };
    const compare = async () => {
      const { items } = await app.get(CustomerReads).list({}, '-lastActivity', { limit: 1000 });
      const shown = items.map(({ email, lifetimeValue, lastOrderDate, status }) => [
        email,
        { lifetimeValue, lastOrderDate, status },
      ]);
      expect(new Map(shown as [string, object][])).toEqual(model.customers(now));
      const { changes: _, ...stats } = statsOf(await app.get(OverviewFigures).read());
      expect(JSON.parse(JSON.stringify(stats))).toEqual(model.stats(now));
    };

    for (let operation = 0; operation < OPERATIONS; operation += 1) {
      now = new Date(now.getTime() + Math.floor(random() * 2 * (SPAN_MS / OPERATIONS)));
      const chance = random();
      if (chance < 0.45 || model.inquiries.length === 0) await submit();
      else if (chance < 0.83) await move();
      else if (chance < 0.98) await undo();
      else await merge();
      if (operation % Math.ceil(OPERATIONS / COMPARISONS) === 0) await compare();
    }
    await compare();
    expect(model.hasSeenEverything).toBe(true);
  },
  // On a machine that does everything else besides.
  60_000 + OPERATIONS * 160,
);

async function idOf(email: string): Promise<string> {
  const [customer] = await query<{ id: string }>(databaseUrl, 'SELECT id FROM customers WHERE email = $1', [
    email,
  ]);
  return customer!.id;
}
