// The built backend with one more job, of the tests: it packs a parcel for each order. A process of its own, so that it
// can be killed. Needs the tables of jobs.spec.ts.
//
// ORDERS: how many orders it takes, each in a transaction with its job. HANGS=true: it packs, and never says that it did.
import { DataSource } from 'typeorm';
import { createApp } from '../dist/app.js';
import { parseConfig } from '../dist/config.js';
import { currentManager } from '../dist/shared/database/current-manager.js';
import { Jobs } from '../dist/shared/domain/jobs.js';
import { Transactions } from '../dist/shared/domain/transactions.js';
import { JobHandlers } from '../dist/shared/jobs/job-handlers.js';
import { Startup } from '../dist/startup.js';

const { ORDERS = '0', HANGS = 'false', ...env } = process.env;
const app = await createApp(parseConfig(env));
const source = app.get(DataSource);
const transactions = app.get(Transactions);
const say = (what) => process.stdout.write(`${JSON.stringify(what)}\n`);
const write = (sql, id) => currentManager(source).query(sql, [id]);

app.get(JobHandlers).handle('pack', async ({ order }) => {
  await write('INSERT INTO tries (order_id) VALUES ($1)', order);
  await write('INSERT INTO parcels (order_id) VALUES ($1) ON CONFLICT DO NOTHING', order);
  say({ packed: order });
  if (HANGS === 'true') await new Promise(() => undefined);
});
await app.init();
await app.get(Startup).usable;

for (let n = 1; n <= Number(ORDERS); n += 1) {
  const order = `${process.pid}-${n}`;
  await transactions.run(async () => {
    await write('INSERT INTO orders (id) VALUES ($1)', order);
    await app.get(Jobs).add('pack', { order });
  });
  say({ ordered: order });
}
