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

/**
 * Copies the configuration and puts these addresses in the place of the names; everything else stays as it is.
 * @param {string} folder made for Prometheus
 * @param {Record<string, string>} targets by the name that stands in the configuration: { backend: '127.0.0.1:9464' }
 * @returns {string} the path of the configuration
 * @throws {Error} when a job finds its targets in another way
 */
export function renderConfiguration(folder, targets) {
  cpSync(CONFIGURATION, folder, { recursive: true });
  const file = join(folder, 'prometheus.yml');
  const configuration = parse(readFileSync(file, 'utf8'));
  configuration.global = { scrape_interval: EVERY, evaluation_interval: EVERY };
  for (const job of configuration.scrape_configs) {
    const name = job.dns_sd_configs[0].names[0];
    if (!targets[name])
      throw new Error(`The job ${job.job_name} looks for ${name}, which is not started here.`);
    delete job.dns_sd_configs;
    job.static_configs = [{ targets: [targets[name]] }];
  }
  writeFileSync(file, stringify(configuration));
  return file;
}

/**
 * What becomes of a pod's ports with the configuration for Kubernetes. Debian's Prometheus cannot ask a cluster; the
 * pods are told to it as the cluster would.
 * @param {string} promtool its path
 * @param {string} folder with the configuration
 * @returns {{ job: string, instance: string }[]} what is watched
 */
export function watchedPods(promtool, folder) {
  const file = join(folder, 'prometheus.kubernetes.yml');
  const configuration = parse(readFileSync(file, 'utf8'));
  const [job] = configuration.scrape_configs;
  const pod = (name, port, number) => ({
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
  const targets = JSON.parse(
    runPromtool(promtool, ['check', 'service-discovery', file, job.job_name], folder),
  );
  return targets.map(({ labels }) => labels).filter(({ job }) => job);
}

/**
 * @param {string} promtool its path
 * @param {string[]} args
 * @param {string} folder where the files lie
 * @returns {string} what it says
 * @throws {Error} with what it says when it is not content
 */
export function runPromtool(promtool, args, folder) {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout
    .trim()
    .split(/\s*\n\s*/)
    .join(' ');
}

/**
 * Starts Prometheus and waits until it answers.
 * @param {string} prometheus its path
 * @param {string} configuration
 * @param {number} port on 127.0.0.1
 * @returns {Promise<{ ask(path: string): Promise<any>, stop(): Promise<void> }>} `ask`: the data of an answer of its
 *   HTTP API; it throws an Error with the fault that it tells of
 */
export async function startPrometheus(prometheus, configuration, port) {
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
    async ask(path) {
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

/** @returns {{ title: string, expressions: string[] }[]} every panel that shows something, as Grafana would ask for it */
export function panels() {
  const { panels } = JSON.parse(readFileSync(join(CONFIGURATION, 'grafana/tiraz.json'), 'utf8'));
  return panels
    .filter(({ type }) => type !== 'row')
    .map(({ title, targets }) => ({
      title,
      expressions: targets.map(({ expr }) => expr.replaceAll('$__rate_interval', RATE_INTERVAL)),
    }));
}

/**
 * @returns {{ title: string, expressions: string[] }[]} every alert, asked in a way that is answered also while all is
 *   well: 1 where it would speak, 0 where it is silent, and nothing only where there is nothing to look at
 */
export function alerts() {
  const { groups } = parse(readFileSync(join(CONFIGURATION, 'alerts.yml'), 'utf8'));
  return groups
    .flatMap(({ rules }) => rules)
    .filter(({ alert }) => alert)
    .map(({ alert, expr }) => ({
      title: alert,
      expressions: [
        expr
          .replaceAll(/(==|<|>) (?=[\d(])/g, '$1 bool ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ],
    }));
}
