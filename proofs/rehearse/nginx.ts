// nginx for the rehearsals, with the configuration of deploy/nginx.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isPortFree } from '../../tools/free-port.mjs';
import { provideProgram } from './debian-program.ts';
import type { Stoppable } from './steps.ts';

const CONFIGURATION = fileURLToPath(new URL('../../deploy/nginx', import.meta.url));
const STARTED_WITHIN_MS = 5_000;

/**
 * @returns the path of nginx
 * @throws {Error} one sentence, when there is none and none can be installed
 */
export function provideNginx(): string {
  return provideProgram('nginx', 'nginx-light');
}

/** Ports on 127.0.0.1: of nginx before the web servers and before the backends, and of those. */
export interface Places {
  site: number;
  toBackends: number;
  webs: [number, number];
  backends: [number, number];
}

/**
 * Copies the configuration and puts these addresses in the place of its own; everything else stays as it is.
 * @param folder made for nginx: configuration, logs, temporary files
 * @returns the path of the configuration
 */
export function renderConfiguration(folder: string, { site, toBackends, webs, backends }: Places): string {
  cpSync(CONFIGURATION, folder, { recursive: true });
  mkdirSync(join(folder, 'temporary'), { recursive: true });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/temporary/${kind};`)
    .join('\n');
  edit(join(folder, 'nginx.conf'), [
    ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;\ndaemon off;`],
    // Its workers would become another user, who may not enter a temporary folder.
    ['worker_processes auto;', `worker_processes 2;\n${process.getuid?.() === 0 ? 'user root;' : ''}`],
    ['error_log /var/log/nginx/error.log warn;', `error_log ${folder}/error.log warn;`],
    ['access_log /var/log/nginx/access.log json;', `access_log ${folder}/access.log json;\n${places}`],
    ['listen 8080;', `listen 127.0.0.1:${site};`],
    ['listen 127.0.0.1:8081;', `listen 127.0.0.1:${toBackends};`],
  ]);
  const server = (port: number, other: number): Replacement => [
    `server 127.0.0.1:${port} `,
    `server 127.0.0.1:${other} `,
  ];
  edit(join(folder, 'upstreams.conf'), [
    ...[server(3000, webs[0]), server(3010, webs[1])],
    ...[server(3001, backends[0]), server(3011, backends[1])],
  ]);
  return join(folder, 'nginx.conf');
}

type Replacement = [old: string, wanted: string];

export function edit(file: string, replacements: Replacement[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [old, wanted] of replacements) {
    if (!text.includes(old)) throw new Error(`${file} does not have ${JSON.stringify(old)} any more`);
    text = text.replaceAll(old, () => wanted);
  }
  writeFileSync(file, text);
}

/**
 * @param nginx its path
 * @returns what nginx says of a configuration
 * @throws {Error} with all that it says when it is not valid
 */
export function checkConfiguration(nginx: string, configuration: string): string {
  const { status, stderr } = spawnSync(nginx, ['-t', '-c', configuration], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stderr.trim().split('\n').at(-1) ?? '';
}

/**
 * The same configuration with tls.conf in use.
 * @param folder of the configuration
 * @param ports in the place of its own
 * @returns the path of the configuration; undefined where no certificate can be made
 */
export function renderWithTls(folder: string, ports?: { http: number; https: number }): string | undefined {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', '/CN=tiraz.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  const made = spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) return undefined;
  const at = (file: string) => join(folder, file);
  const tls = readFileSync(at('tls.conf'), 'utf8').replaceAll('/etc/tiraz/tls', folder);
  writeFileSync(at('tls.conf'), tls);
  if (ports) {
    edit(at('tls.conf'), [
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ]);
  }
  const main = readFileSync(at('nginx.conf'), 'utf8').replace('# include tls.conf;', 'include tls.conf;');
  writeFileSync(at('with-tls.conf'), main);
  return at('with-tls.conf');
}

/**
 * @param nginx its path
 * @param folder of the configuration
 * @returns what came of the configuration with TLS
 * @throws {Error} with all that nginx says when it is not valid
 */
export function checkWithTls(nginx: string, folder: string): string {
  const configuration = renderWithTls(folder);
  if (!configuration) return 'tls.conf was not tried, there is no openssl here';
  checkConfiguration(nginx, configuration);
  return 'with tls.conf too';
}

/**
 * Starts nginx and waits until it listens.
 * @param nginx its path
 * @param port of the site
 */
export async function startNginx(nginx: string, configuration: string, port: number): Promise<Stoppable> {
  const child = spawn(nginx, ['-c', configuration], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const giveUp = Date.now() + STARTED_WITHIN_MS;
  while (await isPortFree(port, '127.0.0.1')) {
    if (child.exitCode !== null || Date.now() > giveUp) throw new Error('nginx did not start.');
    await pause(20);
  }
  return {
    async stop() {
      child.kill('SIGQUIT');
      const late = setTimeout(() => child.kill('SIGTERM'), 5_000);
      await ended;
      clearTimeout(late);
    },
  };
}
