export type { Language } from '@tiraz/contracts/language';
export { formatDate, formatDateTime, formatDay, formatTime } from './date';
export {
  formatMoney,
  formatNumber,
  isolatePercentages,
  toAsciiDigits,
  toLocalDigits,
  toLocalFigures,
} from './figures';
export { LanguageProvider, useLanguage, useTexts } from './language';
export { applyLanguage, readStoredLanguage, storeLanguage } from './language-memory';
export { LocalName, localised } from './local-name';
export { formatStatistic } from './statistic';
