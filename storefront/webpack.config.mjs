import { remoteConfig } from '../tools/webpack/webpack-config.mjs';

export default remoteConfig({
  directory: import.meta.dirname,
  name: 'storefront',
  usesRuntimeOfHost: true,
  devPort: 4001,
  devBasePath: '',
  prerender: './src/prerender.tsx',
});
