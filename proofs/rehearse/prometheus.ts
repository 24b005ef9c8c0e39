// Prometheus for the rehearsals, with the configuration, rules and dashboard of deploy/observability.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const CONFIGURATION = fileURLToPath(new URL('../../deploy/observability', import.meta.url));
const STARTED_WITHIN_MS = 20_000;
/** Instead of the quarter of a minute that is right for months. */
const EVERY = '1s';
/** What Grafana would put in, for so short a pause between two looks. */
const RATE_INTERVAL = '30s';

/** What of prometheus.yml is changed. */
interface Configuration {
  global: object;
  scrape_configs: Job[];
}

interface Job {
  job_name: string;
  dns_sd_configs?: { names: string[] }[];
  kubernetes_sd_configs?: object[];
  static_configs?: { targets: string[]; labels?: object }[];
}

/** What is watched in a cluster. */
interface Pod {
  job: string;
  instance: string;
}

interface Panel {
  type: string;
  title: string;
  targets?: { expr: string }[];
}

/** A panel or an alert, and what it asks. */
interface Shown {
  title: string;
  expressions: string[];
}

export interface Watcher {
  /**
   * The data of an answer of its HTTP API.
   * @throws {Error} with the fault that it tells of
   */
  ask<Data>(path: string): Promise<Data>;
  stop(): Promise<void>;
}

/**
 * Copies the configuration and puts these addresses in the place of the names; everything else stays as it is.
 * @param folder made for Prometheus
 * @param targets by the name that stands in the configuration: { backend: '127.0.0.1:9464' }
 * @returns the path of the configuration
 * @throws {Error} when a job finds its targets in another way
 */
export function renderConfiguration(folder: string, targets: Record<string, string>): string {
  cpSync(CONFIGURATION, folder, { recursive: true });
  const file = join(folder, 'prometheus.yml');
  const configuration: Configuration = parse(readFileSync(file, 'utf8'));
  configuration.global = { scrape_interval: EVERY, evaluation_interval: EVERY };
  for (const job of configuration.scrape_configs) {
    const name = job.dns_sd_configs?.[0]?.names[0] ?? '';
    const target = targets[name];
    if (!target) throw new Error(`The job ${job.job_name} looks for ${name}, which is not started here.`);
    delete job.dns_sd_configs;
    job.static_configs = [{ targets: [target] }];
  }
  writeFileSync(file, stringify(configuration));
  return file;
}

/**
 * What becomes of a pod's ports with the configuration for Kubernetes. Debian's Prometheus cannot ask a cluster; the
 * pods are told to it as the cluster would.
 * @param promtool its path
 * @param folder with the configuration
 * @returns what is watched
 */
export function watchedPods(promtool: string, folder: string): Pod[] {
  const file = join(folder, 'prometheus.kubernetes.yml');
  const configuration: Configuration = parse(readFileSync(file, 'utf8'));
  const [job] = configuration.scrape_configs;
  if (!job) throw new Error(`${file} has no job.`);
  const pod = (name: string, port: string, number: number) => ({
    targets: [`10.0.0.1:${number}`],
    labels: {
      __meta_kubernetes_pod_name: `${name}-7c9f-x2x4q`,
      __meta_kubernetes_pod_label_app_kubernetes_io_name: name,
      __meta_kubernetes_pod_container_port_name: port,
    },
  });
  delete job.kubernetes_sd_configs;
  job.static_configs = [
    pod('backend', 'http', 3001),
    pod('backend', 'metrics', 9464),
    pod('worker', 'http', 3001),
    pod('worker', 'metrics', 9464),
    pod('web', 'metrics', 9464),
    pod('storefront', 'http', 8080),
  ];
  writeFileSync(file, stringify(configuration));
  const targets: { labels: Partial<Pod> }[] = JSON.parse(
    runPromtool(promtool, ['check', 'service-discovery', file, job.job_name], folder),
  );
  return targets.flatMap(({ labels: { job, instance = '' } }) => (job ? [{ job, instance }] : []));
}

/**
 * @param promtool its path
 * @param folder where the files lie
 * @returns what it says
 * @throws {Error} with what it says when it is not content
 */
export function runPromtool(promtool: string, args: string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout
    .trim()
    .split(/\s*\n\s*/)
    .join(' ');
}

/**
 * Starts Prometheus and waits until it answers.
 * @param prometheus its path
 * @param port on 127.0.0.1
 */
export async function startPrometheus(
  prometheus: string,
  configuration: string,
  port: number,
): Promise<Watcher> {
  const folder = `${configuration}.data`;
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    prometheus,
    [
      `--config.file=${configuration}`,
      `--storage.tsdb.path=${folder}`,
      `--web.listen-address=${address}`,
      '--log.level=warn',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const giveUp = Date.now() + STARTED_WITHIN_MS;
  while (!(await fetch(`http://${address}/-/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > giveUp) throw new Error('Prometheus did not start.');
    await pause(50);
  }
  return {
    async ask<Data>(path: string): Promise<Data> {
      const { status, data, error } = await (await fetch(`http://${address}/api/v1/${path}`)).json();
      if (status !== 'success') throw new Error(error);
      return data;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @returns every panel that shows something, as Grafana would ask for it */
export function panels(): Shown[] {
  const { panels }: { panels: Panel[] } = JSON.parse(
    readFileSync(join(CONFIGURATION, 'grafana/tiraz.json'), 'utf8'),
  );
  return panels
    .filter(({ type }) => type !== 'row')
    .map(({ title, targets = [] }) => ({
      title,
      expressions: targets.map(({ expr }) => expr.replaceAll('$__rate_interval', RATE_INTERVAL)),
    }));
}

/**
 * @returns every alert, asked in a way that is answered also while all is well: 1 where it would speak, 0 where it
 *   is silent, and nothing only where there is nothing to look at
 */
export function alerts(): Shown[] {
  const { groups }: { groups: { rules: { alert?: string; expr: string }[] }[] } = parse(
    readFileSync(join(CONFIGURATION, 'alerts.yml'), 'utf8'),
  );
  return groups
    .flatMap(({ rules }) => rules)
    .filter(({ alert }) => alert)
    .map(({ alert = '', expr }) => ({
      title: alert,
      expressions: [
        expr
          .replaceAll(/(==|<|>) (?=[\d(])/g, '$1 bool ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ],
    }));
}
