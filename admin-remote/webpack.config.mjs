import { remoteConfig } from '../tools/webpack/webpack-config.mjs';

export default remoteConfig({
  directory: import.meta.dirname,
  name: 'admin',
  usesRuntimeOfHost: false,
  devPort: 4002,
  devBasePath: '/admin',
});
