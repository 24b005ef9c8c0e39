import { hostConfig } from '../tools/webpack/webpack-config.mjs';

export default hostConfig({
  directory: import.meta.dirname,
  entry: './src/main.tsx',
  template: './src/index.html',
});
