import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import config from '../.dependency-cruiser.mjs';
import { checkBoundaries } from './check-boundaries.mjs';

const PLANTED = fileURLToPath(new URL('boundaries/planted', import.meta.url));

const { read, unread, violations } = await checkBoundaries(PLANTED);

it('finds every wall that is broken in the planted tree, and nothing else', () => {
  const found = violations.map(({ rule, from }) => `${rule}: ${from}`).sort();

  expect(found).toEqual([
    'application-speaks-through-ports: backend/src/pricing/application/skips-its-port.ts',
    'bench-needs-no-proof: bench/takes-a-proof.ts',
    'contracts-are-plain: libs/contracts/src/has-a-helper.ts',
    'controllers-see-no-store: backend/src/pricing/adapters/asks-a-row.controller.ts',
    'controllers-see-no-store: backend/src/pricing/adapters/asks-postgres.controller.ts',
    'controllers-see-no-store: backend/src/pricing/adapters/asks-the-database.controller.ts',
    'core-never-reaches-a-tool: backend/src/pricing/application/skips-its-port.ts',
    'cores-share-types: backend/src/inquiries/domain/asks-another-module.ts',
    'deployables-share-only-libs: host-shell/src/takes-from-the-storefront.tsx',
    'domain-is-pure: backend/src/inquiries/domain/takes-a-body.ts',
    'domain-is-pure: backend/src/pricing/domain/reads-a-file.ts',
    'features-stand-alone: admin-remote/src/features/pricing/knows-app.tsx',
    'features-stand-alone: storefront/src/features/about/knows-its-neighbour.tsx',
    'libs-look-down: libs/locale/src/looks-up.ts',
    'no-cycles: storefront/src/ui/circle-one.ts',
    'nothing-stands-on-a-proof: libs/locale/src/stands-on-a-bench.ts',
    'product-needs-no-tool: backend/src/pricing/adapters/takes-a-tool.ts',
    'resolvable: storefront/src/ui/leads-nowhere.ts',
    'shared-looks-down: backend/src/shared/http/looks-up.ts',
    'shared-looks-down: backend/src/shared/http/reads-the-configuration.ts',
    'test-support-is-for-tests: backend/src/pricing/adapters/stands-on-a-stage.ts',
    'two-doors: backend/src/inquiries/adapters/climbs-in.ts',
    'two-doors: backend/src/starts-inside.ts',
    'visitors-load-no-antd: libs/web/src/heavy.tsx',
    'visitors-load-no-antd: libs/web/src/knows-the-kit.ts',
    'visitors-load-no-antd: storefront/src/ui/heavy.tsx',
    'wiring-is-for-wiring: backend/src/inquiries/adapters/drags-the-wiring.ts',
    'wiring-is-for-wiring: backend/src/inquiries/index.ts',
  ]);
});

it('has a violation planted for every rule', () => {
  const broken = new Set(violations.map(({ rule }) => rule));

  expect([...broken].sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
});

it('reads every file that exists', () => {
  expect(unread).toEqual([]);
  expect(read).toBe(47);
});
