// Publishes a port of a process's network on 127.0.0.1, as a container engine does:
// node publish-port.mjs PID PORT-INSIDE PORT-OUTSIDE. Inside, a second copy of this takes connections from a socket
// file; it ends with the first.
import { spawn } from 'node:child_process';
import { mkdtempSync, readlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NETWORK_WITHIN_MS = 10_000;

const [pid, inside, outside] = process.argv.slice(2);

if (pid === 'inside') {
  relay({ path: outside }, { port: Number(inside), host: '127.0.0.1' });
  process.on('disconnect', () => process.exit(0));
} else {
  const socket = join(mkdtempSync(join(tmpdir(), 'tiraz-port-')), 'socket');
  await ownNetworkOf(pid);
  const self = fileURLToPath(import.meta.url);
  spawn('nsenter', [`--net=/proc/${pid}/ns/net`, process.execPath, self, 'inside', inside, socket], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  relay({ port: Number(outside), host: '127.0.0.1' }, { path: socket });
}

/** The process begins in our network and then leaves it. */
async function ownNetworkOf(process) {
  const networkOf = (id) => readlinkSync(`/proc/${id}/ns/net`);
  for (let waited = 0; networkOf(process) === networkOf('self'); waited += 10) {
    if (waited > NETWORK_WITHIN_MS) throw new Error(`process ${process} has no network of its own`);
    await pause(10);
  }
}

function relay(from, to) {
  createServer((client) => {
    const server = connect(to);
    for (const end of [client, server]) end.on('error', () => (client.destroy(), server.destroy()));
    client.pipe(server).pipe(client);
  }).listen(from);
}
