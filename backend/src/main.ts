import { writeSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { listenWidely } from '@tiraz/observability/listening';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.js';
import { ConfigError, parseConfig, type Config } from './config.js';
import { HealthChecks } from './health.controller.js';
import { Startup } from './startup.js';

const STOPPED_WITHIN_MS = 9_500;
/** How long clients with an open connection may still send a request, which is answered and closes it. */
const DRAINED_WITHIN_MS = 500;
/** How long a request may go on being answered after that. */
const ANSWERED_WITHIN_MS = 7_500;
/**
 * How long nobody can connect because there is nothing to serve yet: a balancer asks another instance meanwhile.
 * Afterwards each request is told what is missing. Counted from when the database was found unusable, and from the start
 * where it only takes its time, as on a busy machine.
 */
const LISTENS_AFTER_MS = { doubted: 1_000, slow: 5_000 };

/**
 * How far V8's old generation may grow beyond what lived through the last collection before it is collected again, in
 * percent. Left to itself V8 lets it grow up to fourfold under load, and keeps that. See decision record 018.
 */
const HEAP_GROWS_BY_PERCENT = 100;

/** The environment lacks something that only a person can give: there is no use in starting again. */
const REFUSED_EXIT_CODE = 78;

type ListenError = NodeJS.ErrnoException & { address?: string; port?: number };

// NODE_OPTIONS does not take this one. V8 reads it after each collection.
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_BY_PERCENT}`);
const config = configOrExit();
const app = await createApp(config);
const health = app.get(HealthChecks);
const server = app.getHttpServer() as Server;
let listening: Awaited<ReturnType<typeof listenWidely>> | undefined;
const { log } = app.getHttpAdapter().getInstance() as FastifyInstance;
if (config.production && config.store.kind === 'files') {
  log.warn('pictures are kept in a folder of this machine: instances on others would need S3_ENDPOINT');
}
process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'crashed'));
// A supervisor that was killed cannot stop us: without it there is no reason to run.
process.once('disconnect', () => process.exit(1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
void app.get(Startup).refused.then(({ message }) => {
  log.fatal(message);
  process.exit(REFUSED_EXIT_CODE);
});
await app.init();
const { usable, doubted } = app.get(Startup);
await Promise.race([
  usable,
  doubted.then(() => pause(LISTENS_AFTER_MS.doubted)),
  pause(LISTENS_AFTER_MS.slow, undefined, { ref: false }),
]);
// A signal may have come meanwhile.
if (!health.isStopping) await listen();

function configOrExit(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const time = new Date().toISOString();
    const line = { level: 'fatal', time, service: 'backend', faults: error.faults, msg: error.message };
    writeSync(1, `${JSON.stringify(line)}\n`);
    process.exit(1);
  }
}

async function listen(): Promise<void> {
  listening = await listenWidely(server, config, (options) => app.listen(options)).catch(
    (err: ListenError) => {
      const why = err.code === 'EADDRINUSE' ? 'it is in use' : (err.code ?? err.message);
      // It may be the port for metrics.
      const { port = config.port, address = config.host } = err;
      log.fatal(`cannot listen on port ${port} of ${address}: ${why}`);
      process.exit(1);
    },
  );
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), STOPPED_WITHIN_MS).unref();
  health.isStopping = true;
  await listening?.close();
  await pause(DRAINED_WITHIN_MS);
  await listening?.everyAnswer(ANSWERED_WITHIN_MS);
  await app.close();
  log.info('stopped');
  process.exit(0);
}
