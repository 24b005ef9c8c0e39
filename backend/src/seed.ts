import { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { DemoData } from './demo-data.js';
import { innermost } from './shared/database/database-fault.js';
import { Startup } from './startup.js';

// `npm run seed -w tools`: the demo data for an empty database, once, without serving anything.
try {
  const app = await createApp(parseConfig(process.env));
  const startup = app.get(Startup);
  await startup.connect();
  await startup.seed(app.get(DemoData));
  await app.get(DataSource).destroy();
} catch (error) {
  console.error(error instanceof Error ? innermost(error) : error);
  process.exitCode = 1;
}
