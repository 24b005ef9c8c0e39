// The walls of the product (docs and reasons: each rule's comment). Run by tools/check-boundaries.mjs, which also
// fails when a file was not read; tools/check-boundaries.spec.mjs breaks each rule once and expects to be caught.
import { REMOTES } from './libs/contracts/src/remotes.ts';

const remotes = REMOTES.map(({ folder }) => folder).join('|');
const notProduct = '\\.spec\\.tsx?$|^[^/]+/e2e/|^e2e/';

/** @satisfies {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        "A rule of the business imports its own folder, the shared domain words, other modules' types and the plain " +
        'contracts.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/domain/', pathNot: notProduct },
      to: { pathNot: '^backend/src/(($1|shared)/domain/|[^/]+/index\\.ts$)|^libs/contracts/' },
    },
    {
      name: 'application-speaks-through-ports',
      comment: 'A use case imports its own domain and ports; whatever has a brand name is an adapter.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/application/', pathNot: notProduct },
      to: {
        pathNot: '^backend/src/(($1/(domain|application)|shared/domain)/|[^/]+/index\\.ts$)|^libs/contracts/',
      },
    },
    {
      name: 'cores-share-types',
      comment:
        "Of another module a core knows types only: what that module does comes through the core's own port.",
      severity: 'error',
      from: { path: '^backend/src/[^/]+/(domain|application)/', pathNot: notProduct },
      to: { path: '^backend/src/[^/]+/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-never-reaches-a-tool',
      comment: 'The same promise through any number of hops.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/(domain|application)/', pathNot: notProduct },
      to: { path: 'node_modules/', reachable: true },
    },
    {
      name: 'controllers-see-no-store',
      comment:
        'A controller asks a use case or a port: no entity, store or query behind one, through any number of hops.',
      severity: 'error',
      from: { path: '^backend/src/.*\\.controller\\.ts$' },
      to: {
        path: '^backend/src/(shared/database/|.*\\.(entity|typeorm|postgres|graphile|files|minio|sharp)\\.ts$)|node_modules/(@nestjs/typeorm|typeorm|pg|graphile-worker|minio|sharp)/',
        reachable: true,
      },
    },
    {
      name: 'two-doors',
      comment:
        'A module is entered by its contract, index.ts, by the classes of bodies and answers that it lends to the ' +
        'adapters of others, NAME.dto.ts beside it, or by its wiring, NAME.module.ts; tests of others also by NAME.fixture.ts. The ' +
        'tests of what starts the process put parts together themselves.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)', pathNot: '^backend/src/[^/]+\\.spec\\.ts$' },
      to: {
        path: '^backend/src/[^/]+/',
        pathNot:
          '^backend/src/($1|shared|test-support)/|^backend/src/[^/]+/(index|[a-z-]+\\.(dto|module|fixture))\\.ts$',
      },
    },
    {
      name: 'wiring-is-for-wiring',
      comment:
        'Whoever imports a module file drags the whole module along: only another module file and what starts the ' +
        'process may.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/', pathNot: '\\.module\\.ts$' },
      to: { path: '^backend/src/.*\\.module\\.ts$' },
    },
    {
      name: 'test-support-is-for-tests',
      comment: 'What runs in production knows no test.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '\\.(spec|fixture)\\.ts$|^backend/src/test-support/' },
      to: { path: '^backend/src/test-support/' },
    },
    {
      name: 'shared-looks-down',
      comment: 'What all modules stand on knows none of them, nor what starts the process.',
      severity: 'error',
      from: { path: '^backend/src/shared/', pathNot: notProduct },
      to: { path: '^backend/src/', pathNot: '^backend/src/shared/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'app/ composes features; a feature knows neither another one nor app/.',
      severity: 'error',
      from: { path: `^(${remotes})/src/features/([^/]+)/` },
      to: { path: '^$1/src/(features|app)/', pathNot: '^$1/src/(features/$2/|app/(store|hooks)\\.ts$)' },
    },
    {
      name: 'deployables-share-only-libs',
      comment: 'Each deployable builds and is released alone.',
      severity: 'error',
      from: { path: `^(backend|${remotes}|host-shell)/` },
      to: { path: `^(backend|${remotes}|host-shell)/`, pathNot: '^$1/' },
    },
    {
      name: 'libs-look-down',
      comment: 'A library knows no deployable.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: `^(backend|${remotes}|host-shell)/` },
    },
    {
      name: 'product-needs-no-tool',
      comment:
        'What is delivered runs without tools/, which an image does not have. Tests start databases with them.',
      severity: 'error',
      from: {
        path: `^(backend|${remotes}|host-shell|libs)/`,
        pathNot: `${notProduct}|\\.config\\.mjs$`,
      },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-stands-on-a-proof',
      comment:
        'Proofs stand on the benches, the tools and the product; the benches on the last two; nothing on either.',
      severity: 'error',
      from: { pathNot: '^(bench|proofs)/' },
      to: { path: '^(bench|proofs)/' },
    },
    {
      name: 'bench-needs-no-proof',
      comment: 'The same between the two.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^proofs/' },
    },
    {
      name: 'contracts-are-plain',
      comment:
        'Everybody imports the contracts, and servers the messages with their figures, so they import nothing else.',
      severity: 'error',
      from: { path: '^libs/(contracts/|locale/src/(date|figures)\\.ts$)', pathNot: notProduct },
      to: { pathNot: '^libs/contracts/' },
    },
    {
      name: 'visitors-load-no-antd',
      comment:
        "The staff area's component library never reaches a page that a visitor waits for: of the libraries only the " +
        'staff kit loads it, and no visitor loads the kit.',
      severity: 'error',
      from: { path: '^(storefront|host-shell|libs)/', pathNot: '^libs/staff-kit/' },
      to: { path: 'node_modules/(antd|@ant-design|recharts)/|^libs/staff-kit/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere, or to a package that package.json does not name. What is built need not be there yet.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: '\\.(css|woff2|svg|png)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.d.mts', '.mjs', '.js'],
    },
  },
};

export default config;
