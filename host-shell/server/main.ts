import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenWidely } from '@tiraz/observability/listening';
import { readConfig } from './config.ts';
import { createWebServer } from './web-server.ts';

/** Under the ten seconds in which a supervisor expects the process to be gone. */
const PATIENCE_WITH_VISITORS_MS = 8_000;
/** How long clients with an open connection may still send a request, which is answered and closes it. */
const DRAINED_WITHIN_MS = 500;

try {
  const config = readConfig(process.env);
  const app = await createWebServer(config);

  const underWay = new Set<ServerResponse>();
  /** Those that go on for as long as anybody reads them. */
  const streams = new Set<ServerResponse>();
  let stopping = false;
  const listening = listenWidely(app.server, config, (options) => app.listen(options));
  app.server.prependListener('request', (request, response) => {
    if (stopping) response.setHeader('connection', 'close');
    underWay.add(response);
    if (request.headers.accept === 'text/event-stream') streams.add(response);
    response.once('close', () => {
      underWay.delete(response);
      streams.delete(response);
    });
  });
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_WITH_VISITORS_MS).unref();
    // Those that are being answered, too: their clients would send the next request on a connection that is about to go.
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    await (await listening).close();
    // Whoever reads one comes back, to another instance.
    for (const response of streams) response.destroy();
    await pause(DRAINED_WITHIN_MS);
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // Nothing is to outlive a supervisor that was killed.
  process.on('disconnect', () => process.exit(0));

  await listening;
} catch (fault) {
  const lines = fault instanceof Error ? fault.message.split('\n') : [String(fault)];
  console.log(
    JSON.stringify({ level: 'fatal', time: new Date().toISOString(), msg: 'cannot start', faults: lines }),
  );
  process.exit(1);
}
