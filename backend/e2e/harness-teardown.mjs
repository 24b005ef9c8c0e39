import { rmSync } from 'node:fs';

export default async function stopDatabaseServer() {
  const { server, folder } = globalThis.testRun;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
