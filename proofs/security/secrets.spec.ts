import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../../libs/contracts/src/remotes.ts';
import { freePort } from '../../tools/free-port.mjs';
import { commandLine, processTree } from '../../tools/running-processes.mjs';
import { askExactly, Attacks, type Wanted } from '../support/attacks.ts';
import type { Copy, OwnDatabase, SentHeaders } from '../support/copy.ts';
import { operationsOf, type Operation } from '../support/operations.ts';
import { proof } from '../proof.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLES = ['host-shell', ...REMOTES.map(({ folder }) => folder)].map((folder) => `${folder}/dist`);
const LOGS = ['backend.log', 'web-server.log'] as const;
/** What an answer tells nobody: where the program lies, how it got there, what it asks the database. */
const INSIDE: [RegExp, string][] = [
  [/\n\s+at .+[(:]\d+:\d+/, 'a stack'],
  [/node_modules|\/dist\/\w+\.js|\.ts:\d+/, 'a file of the program'],
  [
    /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^"]*\b(FROM|VALUES|SET|WHERE)\b|relation "|pg_catalog|QueryFailedError/,
    'SQL',
  ],
  [/ECONNREFUSED|ENOENT|127\.0\.0\.1:\d+/, 'an address inside'],
];

proof({
  promise:
    'Logs: one JSON line an event with a request id, also in the answer; no password, cookie or token, anywhere; no stack, SQL or path in an answer',
  figure:
    '0 secrets in logs, answers, bundles, audit rows and command lines; every line JSON; every answer’s request id in the log',
  bites:
    'Where the log of the API has the whole address of a request it prints “not repelled: a password in the address in a log … the signature of an upload in a log … NOT HELD”.',
  mended:
    'An address with a broken escape was answered with a request id that stood in no log: the hooks that log do not run for it. The web server now logs it, and what is no HTTP, where it refuses it.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const keys = { S3_ACCESS_KEY: secret(), S3_SECRET_KEY: secret(), S3_BUCKET: 'nowhere' };
    const S3_PUBLIC_ENDPOINT = 'https://pictures.example';
    const withoutStore = await start({
      database: 'own',
      awaitReady: false,
      env: {
        ...keys,
        S3_PUBLIC_ENDPOINT,
        S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
        LOG_LEVEL: 'debug',
      },
    });
    await answering(withoutStore);
    const copies: [Copy, string[]][] = [
      [withoutStore, [keys.S3_ACCESS_KEY, keys.S3_SECRET_KEY]],
      [await start({ env: { LOG_LEVEL: 'debug' } }), []],
    ];
    const sums = { secrets: 0, answers: 0, lines: 0 };
    for (const [copy, known] of copies) {
      const tour = new Tour(copy, known);
      await tour.take();
      const rows = await copy.sql('SELECT audit_trail::text AS row FROM audit_trail');
      const commands = processTree(copy.pid).map(commandLine);
      await pause(500);
      const places = {
        'an answer': tour.answers.map(({ told }) => told),
        'an audit row': rows.map(({ row }) => row),
        'a command line': commands,
        'what the start printed': copy.output,
        'a log': readdirSync(join(copy.dataDir, 'logs')).map((name) =>
          readFileSync(join(copy.dataDir, 'logs', name), 'utf8'),
        ),
        'a bundle': BUNDLES.flatMap((folder) => filesIn(join(REPOSITORY, folder))),
      };
      for (const [place, texts] of Object.entries(places)) {
        for (const [what, value] of Object.entries(tour.secrets(copy))) {
          attacks.note(`${what} in ${place}`, !texts.some((text) => text.includes(value)), place);
        }
      }
      sums.secrets += Object.keys(tour.secrets(copy)).length;
      sums.answers += tour.answers.length;
      sums.lines += tryLog(copy, attacks, tour.answers);
      for (const { what, told, status } of tour.answers) {
        for (const [pattern, name] of [
          ...INSIDE,
          [new RegExp(REPOSITORY), 'a path'] as const,
          [new RegExp(copy.dataDir), 'a path'] as const,
        ]) {
          attacks.note(`${name} in the answer to ${what}`, !pattern.test(told), told);
        }
        attacks.note(`${what} fails`, status !== 500, told);
      }
    }
    // Its store never comes: it would never be ready.
    await withoutStore.kill();
    return attacks.result(`${sums.secrets} secrets, ${sums.answers} answers, ${sums.lines} lines of the log`);
  },
});

interface Told {
  what: string;
  status: number;
  id: unknown;
  told: string;
}

/** A visit to everything, with secrets that can be told apart from all else. */
class Tour {
  readonly answers: Told[] = [];
  readonly #known: Record<string, string | null | undefined> = {};
  readonly copy: Copy;
  readonly keys: string[];

  constructor(copy: Copy, keys: string[]) {
    this.copy = copy;
    this.keys = keys;
  }

  /** By what they are. */
  secrets({ databaseUrl, account }: Copy): Record<string, string> {
    const keys = Object.fromEntries(this.keys.map((key, index) => [`key ${index + 1} of the store`, key]));
    return {
      ...this.#known,
      ...keys,
      'the password': account.password,
      'the password of the database': new URL(databaseUrl).password,
    };
  }

  async take() {
    const { account } = this.copy;
    const wrong = secret();
    this.#known['a wrong password'] = wrong;
    this.#known['a password in the address'] = secret();
    const typed = await this.ask('/api/admin/login', {
      method: 'POST',
      body: { email: wrong, password: wrong },
    });
    if (typed.status !== 401) throw new Error(`A wrong password was answered with ${typed.status}.`);
    await this.ask(`/api/admin/login?password=${this.#known['a password in the address']}`, {
      method: 'POST',
      body: account,
    });
    await this.ask('/api/admin/login', { method: 'POST', body: `{"email":"x","password":"${wrong}"` });
    const headers = await this.copy.signIn();
    headers.cookie
      .split('; ')
      .forEach((pair, index) => (this.#known[`token ${index + 1}`] = pair.split('=')[1]));
    for (const operation of await operationsOf(this.copy)) await this.try(operation, headers);
    for (const path of [
      '/',
      '/ar/about',
      '/admin',
      '/no-such',
      '/api/no-such',
      '/%',
      '/objects/x',
      '/api/docs',
      '/remotes.json',
    ])
      await this.ask(path, { headers });
    await this.#upload(headers);
    const newPassword = secret();
    this.#known['an old password'] = account.password;
    const change = { currentPassword: account.password, newPassword };
    const changed = await this.copy.api('/api/admin/me/password', { method: 'PUT', headers, body: change });
    if (changed.status === 204) account.password = newPassword;
    if (this.copy.database) await this.#withoutDatabase(this.copy.database, headers);
  }

  async #upload(headers: SentHeaders) {
    const answer = await this.copy.api('/api/objects/upload', { method: 'POST', headers });
    if (answer.status !== 200) return;
    const { uploadURL } = answer.body;
    this.#known['the signature of an upload'] = new URL(uploadURL).searchParams.get('signature');
    await fetch(uploadURL, { method: 'PUT', headers, body: 'no picture' });
    await this.ask('/api/objects/finalize', { method: 'PUT', headers, body: { imageURL: uploadURL } });
  }

  /** Faults are what programs talk about most. */
  async #withoutDatabase(database: OwnDatabase, headers: SentHeaders) {
    await database.stop();
    for (const path of ['/api/health/ready', '/api/admin/customers', '/api/admin/me', '/api/fits'])
      await this.ask(path, { headers });
    await this.ask('/api/admin/login', { method: 'POST', body: this.copy.account });
    await database.start();
    await answering(this.copy);
  }

  /** With its example, and bent. */
  async try({ name, method, path, body }: Operation, headers: SentHeaders) {
    if (/login|logout|password/.test(name)) return;
    await this.ask(path, { method, headers, body });
    if (body !== undefined) await this.ask(path, { method, headers, body: '{"a":' });
    if (method === 'GET') await this.ask(`${path}?limit=x&q=%27`, { method, headers });
  }

  async ask(path: string, init: Omit<Wanted, 'path'>) {
    const { status, headers, text } = await askExactly(this.copy.url, {
      path,
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
    const told = `${JSON.stringify(headers)}\n${text}`;
    const isShort = !/html|openapi/.test(headers['content-type'] ?? '') && path !== '/api/openapi.json';
    this.answers.push({
      what: `${init.method ?? 'GET'} ${path}`,
      status,
      id: headers['x-request-id'],
      told: isShort ? told : JSON.stringify(headers),
    });
    return { status };
  }
}

/** @returns how many lines there are */
function tryLog(copy: Copy, attacks: Attacks, answers: Told[]): number {
  const ids = { 'backend.log': new Set<unknown>(), 'web-server.log': new Set<unknown>() };
  let count = 0;
  for (const name of LOGS) {
    for (const line of readFileSync(join(copy.dataDir, 'logs', name), 'utf8')
      .split('\n')
      .filter(Boolean)) {
      count += 1;
      const event = readJson(line);
      attacks.note(
        `a line of ${name} that is no event`,
        typeof event?.level === 'string' && !Number.isNaN(Date.parse(String(event.time))),
        line,
      );
      const isOfRequest = event?.msg !== 'request' || typeof event.requestId === 'string';
      attacks.note(`a request in ${name} without an id`, isOfRequest, line);
      ids[name].add(event?.requestId);
    }
  }
  for (const { what, id } of answers) {
    attacks.note(`${what} is not in the log of the web server`, ids['web-server.log'].has(id), id);
    if (/ \/(api|objects)\/(?!%|docs)/.test(what))
      attacks.note(`${what} is not in the log of the API`, ids['backend.log'].has(id), id);
  }
  return count;
}

async function answering(copy: Copy) {
  for (let times = 0; times < 300; times += 1) {
    const answer = await copy.api('/api/fits').catch(() => undefined);
    const login =
      answer?.status === 200 && (await copy.api('/api/admin/login', { body: copy.account })).status;
    if (login === 200) return;
    await pause(200);
  }
  throw new Error('The product does not answer.');
}

function secret() {
  return `secret-${randomBytes(12).toString('hex')}`;
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(js|json|html|map|css)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Undefined where it is no JSON. */
function readJson(
  line: string,
): Partial<Record<'level' | 'time' | 'msg' | 'requestId', unknown>> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
