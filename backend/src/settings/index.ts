export { Settings } from './application/settings.js';
export { sellersIn } from './application/sellers-in.js';
export type { SettingsValues } from './domain/settings.js';
