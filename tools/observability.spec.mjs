// What Prometheus and Grafana are given, held against what the product measures and what its operators can read.
// `npm run rehearse:metrics -w proofs` asks Prometheus itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(REPOSITORY, path), 'utf8');

const rules = parse(read('deploy/observability/alerts.yml')).groups.flatMap(({ rules }) => rules);
const alerts = rules.filter(({ alert }) => alert);
const dashboard = JSON.parse(read('deploy/observability/grafana/tiraz.json'));
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

describe('an alert', () => {
  const headings = [...read('docs/operations.md').matchAll(/^### (.+)$/gm)].map(([, heading]) =>
    heading.toLowerCase(),
  );
  const tested = [...read('deploy/observability/alerts.test.yml').matchAll(/alertname="(\w+)"/g)].map(
    ([, name]) => name,
  );

  it.each(alerts.map((rule) => [rule.alert, rule]))(
    '%s says what is the matter, how urgent it is and where to read on',
    (name, { labels, annotations }) => {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
      const [file, anchor] = annotations.runbook_url.split('#');
      expect(file).toBe('docs/operations.md');
      expect(headings).toContain(anchor);
      expect(tested).toContain(name);
    },
  );
});

describe('the dashboard', () => {
  it('has no two panels with one id or one title', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    const titles = panels.map(({ title }) => title);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(panels.map((panel) => [panel.title, panel]))('%s has a unit, a place and a query', (_, panel) => {
    const { fieldConfig, gridPos, targets } = panel;
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
