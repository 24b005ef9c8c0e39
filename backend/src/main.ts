import { writeSync } from 'node:fs';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.js';
import { ConfigError, parseConfig, type Config } from './config.js';

const STOPPED_WITHIN_MS = 10_000;
/** How long clients with an open connection may still send a request, which is answered and closes it. */
const DRAINED_WITHIN_MS = 500;

const config = configOrExit();
const app = await createApp(config);
await app.listen(config.port, config.host);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app, signal));
// A supervisor that was killed cannot stop us: without it there is no reason to run.
process.once('disconnect', () => process.exit(1));

function configOrExit(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const line = {
      level: 'fatal',
      service: 'backend',
      time: new Date(),
      faults: error.faults,
      msg: error.message,
    };
    writeSync(1, `${JSON.stringify(line)}\n`);
    process.exit(1);
  }
}

async function stop(running: NestFastifyApplication, signal: NodeJS.Signals): Promise<void> {
  setTimeout(() => process.exit(1), STOPPED_WITHIN_MS - 500).unref();
  const server = running.getHttpServer();
  server.on('request', (_request, response) => response.setHeader('connection', 'close'));
  // Closes the listening socket alone: http.Server.close would also cut idle connections, and with them requests
  // that are on their way.
  Server.prototype.close.call(server);
  await pause(DRAINED_WITHIN_MS);
  running.getHttpAdapter().getInstance().log.info({ signal }, 'stopping');
  await running.close();
  process.exit(0);
}
