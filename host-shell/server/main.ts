import { setTimeout as pause } from 'node:timers/promises';
import { listenWidely } from '@tiraz/observability/listening';
import { readConfig } from './config.ts';
import { createWebServer } from './web-server.ts';

/** How long clients with an open connection may still send a request, which is answered and closes it. */
const DRAINED_WITHIN_MS = 500;
/** How long a request may go on being answered after that: a supervisor expects the process to be gone in ten seconds. */
const ANSWERED_WITHIN_MS = 7_500;

try {
  const config = readConfig(process.env);
  const app = await createWebServer(config);

  let isStopping = false;
  const listening = listenWidely(app.server, config, (options) => app.listen(options));
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const { close, endStreams, everyAnswer } = await listening;
    await close();
    endStreams();
    await pause(DRAINED_WITHIN_MS);
    await everyAnswer(ANSWERED_WITHIN_MS);
    // Those that began since.
    endStreams();
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
