// PgBouncer in transaction mode between the product and its database.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { provideProgram } from '../debian-program.ts';
import { ask, selectionOf, type Answer, type Instance } from '../product.ts';
import { expect, type Stage } from '../steps.ts';
import { Daemon, type Command } from './daemon.ts';
import type { PostgresPair } from './postgres-pair.ts';

/** Since then a pooler in transaction mode carries prepared statements. */
const ABLE_SINCE = { major: 1, minor: 21 };
const NOBODY = 65_534;
const STARTED_WITHIN_MS = 30_000;
const WATCHED_MS = 5_000;

interface On extends Stage {
  pair: PostgresPair;
  /** Of PgBouncer on 127.0.0.1. */
  port: number;
  /** Configured to go through it, not started. */
  backend: Instance;
}

export async function tryPooler({ folder, pair, port, backend, started, step }: On): Promise<void> {
  const program = provideProgram('pgbouncer', 'pgbouncer');
  const version = /\d+\.\d+/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isAble = major > ABLE_SINCE.major || (major === ABLE_SINCE.major && minor >= ABLE_SINCE.minor);
  const address = new URL(pair.url);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
tiraz = host=127.0.0.1 port=${address.port} dbname=tiraz user=${address.username} password=${address.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
${isAble ? 'max_prepared_statements = 200' : ''}
`,
  );
  // It refuses to be root.
  const command: Command =
    process.getuid?.() === 0
      ? [
          ...(['setpriv', `--reuid=${NOBODY}`, '--clear-groups'] satisfies Command),
          ...['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'],
          ...[program, file],
        ]
      : [program, file];
  const pooler = new Daemon(command, { log: join(folder, 'pgbouncer.log') });
  started(pooler);
  const throughIt = `postgres://${address.username}@127.0.0.1:${port}/tiraz`;
  await pooler.ready(async () => {
    const client = new Client({ connectionString: throughIt });
    await client.connect();
    await client.end();
    return true;
  });

  if (isAble) {
    await step(`through PgBouncer ${version} in transaction mode everything works`, async () => {
      started(backend);
      await backend.start();
      const body = await selectionOf(backend.url);
      const contact = { customerName: 'Layla Hassan', customerEmail: 'pooled@example.com' };
      const answers: Answer<unknown>[] = [];
      for (let turn = 0; turn < 30; turn += 1) {
        answers.push(await ask(`${backend.url}/api/inquiries`, { body: { ...body, ...contact } }));
        answers.push(await ask(`${backend.url}/api/health/ready`));
      }
      const others = answers.filter(({ status }) => status !== 200 && status !== 201);
      expect(others.length === 0, others.map(({ status }) => status).join(', '));
      return `${answers.length} requests as expected`;
    });
    return;
  }
  await step(
    `behind PgBouncer ${version}, which breaks statements, it never says that it is ready`,
    async () => {
      const starting = backend.start().catch(() => {});
      started({ stop: () => backend.stop('SIGKILL') });
      const seen = new Set();
      const giveUp = Date.now() + STARTED_WITHIN_MS;
      while ((await ask(`${backend.url}/api/health/live`).catch(() => undefined))?.status !== 200) {
        expect(Date.now() < giveUp, 'the backend does not start');
        await pause(50);
      }
      for (const end = Date.now() + WATCHED_MS; Date.now() < end; await pause(50)) {
        const { status } = await ask(`${backend.url}/api/health/ready`).catch(() => ({ status: 'none' }));
        seen.add(status);
      }
      const { body } = await ask(`${backend.url}/api/health/ready`);
      await backend.stop('SIGKILL');
      await starting;
      expect(seen.has(503) && !seen.has(200), `readiness answered ${[...seen].join(', ')}`);
      return `503 for ${WATCHED_MS / 1000} s: ${body.detail}`;
    },
  );
}
