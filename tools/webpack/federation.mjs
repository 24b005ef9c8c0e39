import { fileURLToPath } from 'node:url';
import { CONTRACT, PRERENDERED_FILE } from '@tiraz/contracts/remote';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** What there must be one of on the page. Whole libraries are never shared: all of a shared module is loaded. */
const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@tiraz/router'];

/**
 * Without a range: there is one of each whatever a remote was built for, and reading ranges costs a phone 20 ms.
 * @param {{ eager: true } | { import: false }} settings
 */
function shareAll(settings) {
  const shared = { singleton: true, requiredVersion: /** @type {const} */ (false), ...settings };
  return Object.fromEntries(SINGLETONS.map((name) => [name, shared]));
}

const COMMON = /** @type {const} */ ({
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
});

const SLIM_RUNTIME = /** @type {const} */ ({ optimization: { disableSnapshot: true, target: 'web' } });

/** The host brings the singletons, and the federation runtime for the remotes that have none of their own. */
export function federateHost() {
  return new ModuleFederationPlugin({
    ...COMMON,
    name: 'host',
    manifest: false,
    shared: shareAll({ eager: true }),
    // What `provideExternalRuntime` adds, as ES module: its CommonJS form bundles the runtime a second time.
    runtimePlugins: [
      fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin')),
    ],
    experiments: SLIM_RUNTIME,
  });
}

/**
 * @param {object} options
 * @param {import('@tiraz/contracts/remotes').RemoteName} options.name
 * @param {import('@tiraz/contracts/remote-pages').RemotePage[]} options.pages
 * @param {boolean} options.prerenders whether the build leaves prerendered pages beside the manifest
 * @param {boolean} options.usesRuntimeOfHost false keeps the remote's federation version its own, at 20 KB (gzip)
 */
export function federateRemote({ name, pages, prerenders, usesRuntimeOfHost }) {
  return new ModuleFederationPlugin({
    ...COMMON,
    name,
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote.tsx' },
    shared: shareAll({ import: false }),
    manifest: {
      // The host asks for `remoteEntry.js?v=<this>`; content hashes in the name itself are unsupported.
      additionalData: ({ stats, compilation }) => {
        Object.assign(stats.metaData.buildInfo, {
          buildVersion: compilation.hash,
          contract: CONTRACT,
          pages,
          ...(prerenders && { prerendered: PRERENDERED_FILE }),
        });
      },
    },
    experiments: { ...SLIM_RUNTIME, externalRuntime: usesRuntimeOfHost },
  });
}
