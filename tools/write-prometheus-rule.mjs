// Writes deploy/observability/alerts.yml once more, as the Prometheus operator wants to be told of it:
//
//   npm run prometheus-rule -w tools
import { readFileSync, writeFileSync } from 'node:fs';

const HEAD = `# ../../observability/alerts.yml for the operator, by \`npm run prometheus-rule -w tools\`.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: tiraz
  labels:
    app.kubernetes.io/name: monitoring
    app.kubernetes.io/part-of: tiraz
spec:
`;

const at = (/** @type {string} */ path) => new URL(`../deploy/${path}`, import.meta.url);
const alerts = readFileSync(at('observability/alerts.yml'), 'utf8');
const groups = alerts.slice(alerts.indexOf('groups:'));
writeFileSync(at('kubernetes/monitoring/prometheus-rule.yaml'), HEAD + groups.replace(/^(?=.)/gm, '  '));
