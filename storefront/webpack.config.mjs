import { remoteConfig } from '../tools/webpack/webpack-config.mjs';

export default remoteConfig({
  directory: import.meta.dirname,
  usesRuntimeOfHost: true,
  devPort: 4001,
  prerender: './src/prerender.tsx',
});
