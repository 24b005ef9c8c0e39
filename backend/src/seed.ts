import { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { Startup } from './startup.js';

// `npm run seed`: the demo data for an empty database, once, without serving anything.
try {
  const app = await createApp(parseConfig({ ...process.env, SEED_DEMO: 'true' }));
  await app.get(Startup).bringUp();
  await app.get(DataSource).destroy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
