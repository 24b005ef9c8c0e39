export { Settings } from './application/settings.js';
export type { SettingsValues } from './domain/settings.js';
