import { remoteConfig } from '../tools/webpack/webpack-config.mjs';

export default remoteConfig({
  directory: import.meta.dirname,
  usesRuntimeOfHost: false,
  devPort: 4002,
});
