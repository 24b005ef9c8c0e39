import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { openApiDocument } from './openapi.js';

const [file = 'dist/openapi.json'] = process.argv.slice(2);
const config = parseConfig({ DATABASE_URL: 'postgres://nowhere/none', LOG_LEVEL: 'warn' });
// Wired but never started: nothing connects.
const app = await createApp(config);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(app, config.publicUrl), null, 2)}\n`);
