export { Settings } from './application/settings.js';
export { sellerIn } from './domain/seller-in.js';
export type { SettingsValues } from './domain/settings.js';
