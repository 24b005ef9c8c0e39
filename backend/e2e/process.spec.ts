import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type BackendProcess, startBackendProcess as start } from './backend-process.js';
import { createDatabase, onThisMachine, until } from './harness.js';

const ASKED_BEFORE_STOP = 20;
/** A process that does not wait for the last of them is gone in half of it. */
const ENDS_WITHOUT_MS = 1_500;

const ready = (url: string) =>
  until('the process is ready', async () => (await fetch(`${url}/api/health/ready`)).status === 200);

/** One request on a kept connection; rejects when the answer breaks off. */
function get(url: string, agent: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      let body = '';
      answer
        .on('data', (data: Buffer) => (body += data.toString()))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('the process', () => {
  const started: BackendProcess[] = [];
  const startBackendProcess: typeof start = (...how) => {
    const backend = start(...how);
    started.push(backend);
    return backend;
  };
  afterEach(() => started.splice(0).forEach(({ child }) => child.kill('SIGKILL')));

  it('ends with all faults of its configuration in one line', async () => {
    const { ended, lines } = startBackendProcess({
      PORT: 'x',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://u:s3cret@h/d',
    });
    expect(await ended).toMatchObject({ code: 1 });
    expect(lines()).toHaveLength(1);
    const [line] = lines();
    expect((line?.faults as { variable: string }[]).map(({ variable }) => variable).sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
    ]);
    expect(JSON.stringify(line)).not.toContain('s3cret');
  });

  it('says in one sentence that its port is in use', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const first = startBackendProcess(env);
    const { port } = new URL(await first.listening);
    const second = startBackendProcess({ ...env, PORT: port });
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(second.lines().at(-1)).toMatchObject({
      level: 'fatal',
      msg: `cannot listen on port ${port} of 127.0.0.1: it is in use`,
    });
    first.child.kill('SIGKILL');
    await first.ended;
  });

  it('prints one JSON line a request, with its id and without what was sent', async () => {
    const { child, listening, lines, ended } = startBackendProcess({
      DATABASE_URL: await createDatabase(),
      SEED_DEMO: 'true',
    });
    const url = await listening;
    await ready(url);
    await fetch(`${url}/api/calculate-quote?token=hidden-query`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'session=hidden-cookie',
        'x-request-id': 'asked-for-0001',
      },
      body: '{"customerName":"hidden-name"}',
    });
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(lines().filter(({ requestId }) => requestId === 'asked-for-0001')).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        service: 'backend',
        requestId: 'asked-for-0001',
        method: 'POST',
        route: '/api/calculate-quote',
        status: 400,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
    expect(JSON.stringify(lines())).not.toContain('hidden');
  });

  it('stops under load without a broken answer', async () => {
    const { child, listening, ended } = startBackendProcess({
      DATABASE_URL: await createDatabase(),
      SEED_DEMO: 'true',
    });
    const url = await listening;
    await ready(url);
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    let answered = 0;
    const broken: unknown[] = [];
    const visit = async (): Promise<void> => {
      for (;;) {
        try {
          const { status, body } = await get(`${url}/api/fabrics`, agent);
          if (status !== 200 || !body.endsWith(']')) broken.push({ status, body });
          answered += 1;
        } catch (error) {
          // Refused: it does not listen any more, which is what was asked of it. Anything else broke an answer.
          if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
          broken.push(error);
          return;
        }
      }
    };
    const visitors = Array.from({ length: 40 }, visit);
    await until('there is load', () => Promise.resolve(answered > 500));
    const asked = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(onThisMachine(10_000));
    await Promise.all(visitors);
    expect(broken).toEqual([]);
    agent.destroy();
  });

  it('answers whatever was asked before it stops, however long it takes', async () => {
    const { child, listening, ended } = startBackendProcess({
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    });
    const url = await listening;
    const body = '{}';
    const asked = Array.from({ length: ASKED_BEFORE_STOP }, () =>
      request(`${url}/api/calculate-quote`, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          expect: '100-continue',
        },
      }),
    );
    const arrived = Promise.all(asked.map((each) => once(each, 'continue')));
    for (const each of asked) each.write(body.slice(0, 1));
    await arrived;
    const statusOf = async (each: ClientRequest) => {
      each.end(body.slice(1));
      const [answer] = (await once(each, 'response')) as [IncomingMessage];
      return answer.resume().statusCode;
    };
    child.kill('SIGTERM');
    const last = asked.pop()!;
    expect(new Set(await Promise.all(asked.map(statusOf)))).toEqual(new Set([400]));
    expect(await Promise.race([ended, pause(ENDS_WITHOUT_MS, 'waits')])).toBe('waits');
    expect(await statusOf(last)).toBe(400);
    expect(await ended).toEqual({ code: 0, signal: null });
  });

  it.each(['ready', 'started'])('stops without a database, too, and tells whoever asks %s', async (asked) => {
    const { child, listening, lines, ended } = startBackendProcess({
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    });
    const url = await listening;
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const codeOf = async (path: string) => {
      const { status, body } = await get(`${url}/api/health/${path}`, agent);
      return [status, (JSON.parse(body) as { code: string }).code];
    };
    expect(await codeOf('ready')).toEqual([503, 'health.not-ready']);
    expect(await codeOf('started')).toEqual([503, 'health.not-started']);
    child.kill('SIGINT');
    await until('it knows', () => Promise.resolve(lines().some(({ msg }) => msg === 'stopping')));
    expect(await codeOf(asked)).toEqual([503, 'health.stopping']);
    expect(await ended).toEqual({ code: 0, signal: null });
    agent.destroy();
  });

  it('does not outlive a supervisor that was killed', async () => {
    const { child, listening, ended } = startBackendProcess(
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      { ipc: true },
    );
    await listening;
    child.disconnect();
    expect(await ended).toMatchObject({ code: 1 });
  });
});
