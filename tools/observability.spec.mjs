// What Prometheus and Grafana are given, held against what the product measures and what its operators can read.
// `npm run rehearse:metrics -w proofs` asks Prometheus itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { faultsOfDashboard } from './deployment/typed-dashboard.ts';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(REPOSITORY, path), 'utf8');

/**
 * A rule of Prometheus, of which an alert has these.
 * @typedef {{ alert?: string, expr: string, labels: { severity: string }, annotations: { summary: string, runbook_url: string } }} Rule
 *
 * @typedef {object} Panel
 * @property {number} id
 * @property {string} type
 * @property {string} title
 * @property {{ x: number, y: number, w: number, h: number }} gridPos
 * @property {{ colorMode?: string }} options
 * @property {{ defaults: { unit: string }, overrides: [] }} fieldConfig
 * @property {{ expr: string, legendFormat: string }[]} targets
 */

/** @type {{ groups: { rules: Rule[] }[] }} */
const { groups } = parse(read('deploy/observability/alerts.yml'));
const rules = groups.flatMap(({ rules }) => rules);
const alerts = rules.flatMap((rule) => (rule.alert ? [{ ...rule, alert: rule.alert }] : []));
/** @type {{ panels: Panel[] }} */
const dashboard = JSON.parse(read('deploy/observability/grafana/tiraz.json'));
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

describe('an alert', () => {
  const headings = [...read('docs/operations.md').matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase(),
  );
  const tested = [...read('deploy/observability/alerts.test.yml').matchAll(/alertname="(\w+)"/g)].map(
    ([, name]) => name,
  );

  it.each(alerts)(
    '$alert says what is the matter, how urgent it is and where to read on',
    ({ alert, labels, annotations }) => {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
      const [file, anchor] = annotations.runbook_url.split('#');
      expect(file).toBe('docs/operations.md');
      expect(headings).toContain(anchor);
      expect(tested).toContain(alert);
    },
  );
});

describe('the table of promises and alerts', () => {
  const [, table = ''] = read('deploy/observability/README.md').split('## The alert of each promise');
  const rows = [...table.matchAll(/^\| `([\w-]+)` +\| ([^|]+?) *\| ([^|]*?) *\|$/gm)].map(
    ([, proof, named = '', why]) => ({ proof, named: named.split(', '), why }),
  );

  it('has one line for each proof', () => {
    const proofs = ['faults', 'security']
      .flatMap((folder) => readdirSync(join(REPOSITORY, 'proofs', folder)))
      .flatMap((name) => /^([\w-]+)\.spec\.ts$/.exec(name)?.[1] ?? []);
    expect(proofs.length).toBeGreaterThan(30);
    expect(rows.map(({ proof }) => proof).sort()).toEqual(proofs.sort());
  });

  it.each(rows)('$proof has an alert that there is, or a reason to have none', ({ named, why }) => {
    const known = alerts.map(({ alert }) => alert);
    if (named.join() === 'none') expect(why).not.toBe('');
    else expect(known).toEqual(expect.arrayContaining(named));
  });
});

describe('the dashboard', () => {
  it('is what Grafana knows, to the last field', () => {
    expect(faultsOfDashboard(dashboard)).toEqual([]);
  });

  /** @type {[what: string, spoilt: (panel: Panel) => object, named: string][]} */
  const SPOILT = [
    ['a field that does not exist', () => ({ legend: {} }), 'legend'],
    [
      'an option that does not exist',
      ({ options }) => ({ options: { ...options, colourMode: 'none' } }),
      'colourMode',
    ],
    ['a mode that there is not', ({ options }) => ({ options: { ...options, colorMode: 'pink' } }), '"pink"'],
    ['a missing field', ({ fieldConfig: { defaults } }) => ({ fieldConfig: { defaults } }), 'overrides'],
  ];

  it.each(SPOILT)('would be caught with %s', (_, spoilt, named) => {
    const panels = dashboard.panels.map((panel) =>
      panel.type === 'stat' ? { ...panel, ...spoilt(panel) } : panel,
    );
    expect(faultsOfDashboard({ ...dashboard, panels }).join('\n')).toContain(named);
  });

  it('has no two panels with one id or one title', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    const titles = panels.map(({ title }) => title);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(panels)('$title has a unit, a place and a query', ({ fieldConfig, gridPos, targets }) => {
    expect(fieldConfig.defaults.unit).toMatch(/^\w+$/);
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    expect(targets.length).toBeGreaterThan(0);
    for (const { expr, legendFormat } of targets) expect([expr, legendFormat]).not.toContain('');
  });

  it('lays no panel over another', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });
});

describe('the Prometheus operator', () => {
  const manifest = (/** @type {string} */ name) => parse(read(`deploy/kubernetes/monitoring/${name}.yaml`));

  it('is told of the same alerts: npm run prometheus-rule -w tools', () => {
    expect(manifest('prometheus-rule').spec).toEqual({ groups });
  });

  it('watches what a Prometheus of one’s own in a cluster watches, under the same names', () => {
    /** @type {{ source_labels: string[], target_label?: string, regex?: string }[]} */
    const [ofPort, ...own] = parse(read('deploy/observability/prometheus.kubernetes.yml')).scrape_configs[0]
      .relabel_configs;
    const { selector, endpoints } = manifest('service-monitor').spec;
    expect(endpoints).toHaveLength(1);
    const [{ port, interval, relabelings }] = endpoints;
    expect([port, selector.matchLabels]).toEqual([ofPort?.regex, { 'app.kubernetes.io/part-of': 'tiraz' }]);
    expect(interval).toBe(parse(read('deploy/observability/prometheus.yml')).global.scrape_interval);
    const renamed = own.map(({ source_labels: labels, target_label: targetLabel, ...rest }) => ({
      // It finds services, whose label names the release, as the pods' own does.
      sourceLabels: labels.map((label) => label.replace('pod_label', 'service_label')),
      targetLabel,
      ...rest,
    }));
    expect(relabelings).toEqual(renamed);
    for (const release of ['backend', 'worker', 'web']) {
      const service = parse(read(`deploy/kubernetes/${release}/service-metrics.yaml`));
      expect(service.metadata.labels).toMatchObject({
        ...selector.matchLabels,
        'app.kubernetes.io/name': release,
      });
      expect(service.spec.ports).toContainEqual(expect.objectContaining({ name: port }));
    }
  });
});

it('nothing asks for a metric of ours that nobody measures', () => {
  const sources = ['backend/src', 'libs/observability/src'].flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .map((name) => read(join(folder, name))),
  );
  const measured = sources.join('\n');
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  const names = expressions.flatMap((expression) => expression.match(/(?<!:)\b(tiraz|http)_\w+/g) ?? []);
  const bare = new Set(names.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
  expect(bare.size).toBeGreaterThan(10);
  expect([...bare].filter((name) => !measured.includes(`'${name}'`))).toEqual([]);
});
