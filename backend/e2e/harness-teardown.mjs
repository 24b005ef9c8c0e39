import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default async function stopDatabaseServer() {
  const { server, dataDir } = globalThis.testDatabase;
  await server.stop();
  rmSync(dirname(dataDir), { recursive: true, force: true });
}
