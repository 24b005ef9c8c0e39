// docker-compose.yml, started whole, with the images that the rehearsal has built.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { REMOTES } from '../../../libs/contracts/src/remotes.ts';
import { freePorts } from '../../../tools/free-port.mjs';
import { onThisMachine } from '../../../tools/this-machine.mjs';
import { STORE_KEYS, type Engine, type Service } from './engine.ts';
import type { Site } from './visit.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const READY_WITHIN_MS = 120_000;
/** On this machine; the names are those of the services. */
const PUBLISHED = { web: 3000, postgres: 5432, s3: 9000, storefront: 8081, 'admin-remote': 8082 };

type Ports = Record<string, number>;

interface Composed extends Site {
  /** Forgets everything. */
  end(): Promise<unknown>;
}

/**
 * Starts it; what it gives is ready.
 * @param folder of the rehearsal's own
 * @param imageOf one that was built already
 */
export async function startComposed(
  engine: Engine,
  folder: string,
  imageOf: (service: string) => string | undefined,
): Promise<Composed> {
  const port = await freePorts(...Object.keys(PUBLISHED));
  const at = (service: string) => `http://localhost:${port[service]}`;
  const variables: Record<string, string> = {
    ...variablesOf('.env.example'),
    ...STORE_KEYS,
    PUBLIC_URL: at('web'),
  };
  const file = join(folder, 'compose.yml');
  const text = readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8');
  const written = (_: unknown, value: unknown) =>
    typeof value === 'string' ? withPorts(withVariables(value, variables), port) : value;
  const composition: { services: Record<string, Service> } = parse(text, written, { merge: true });
  for (const [name, service] of Object.entries(composition.services)) {
    const image = imageOf(name);
    if (image) Object.assign(service, { image, build: undefined, pull_policy: 'never' });
    engine.adapt(service);
  }
  writeFileSync(file, stringify(composition));
  const compose = (...args: string[]) =>
    engine.compose(['--project-name', 'tiraz-rehearsal', '--file', file, ...args]);
  const end = () => compose('down', '--volumes');
  try {
    await compose('up', '--detach');
    await ready(`${at('web')}/api/health/ready`);
  } catch (error) {
    await end();
    throw error;
  }
  const remotes = Object.fromEntries(REMOTES.map(({ name, folder: service }) => [name, at(service)]));
  const staff = { email: variables.ADMIN_EMAIL ?? '', password: variables.ADMIN_PASSWORD ?? '' };
  return { site: at('web'), remotes, staff, end };
}

/** The site passes on what the backend says of itself. */
async function ready(url: string): Promise<void> {
  const deadline = Date.now() + onThisMachine(READY_WITHIN_MS);
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return;
    if (Date.now() > deadline) throw new Error(`${url}: ${answer ? await answer.text() : 'no answer'}`);
    await pause(500);
  }
}

function variablesOf(file: string): Record<string, string> {
  const lines = readFileSync(join(REPOSITORY, file), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** Podman's Compose does not know a default that is empty. */
function withVariables(text: string, variables: Record<string, string>): string {
  return text.replaceAll(
    /\$\{(\w+):[-?]([^}]*)\}/g,
    (_, name: string, otherwise: string) => variables[name] || otherwise,
  );
}

function withPorts(text: string, port: Ports): string {
  return Object.entries(PUBLISHED).reduce(
    (changed, [service, usual]) =>
      changed
        .replaceAll(`localhost:${usual}`, `localhost:${port[service]}`)
        .replaceAll(`127.0.0.1:${usual}:`, `127.0.0.1:${port[service]}:`),
    text,
  );
}
