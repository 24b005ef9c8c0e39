export type { Language } from '@tiraz/contracts/language';
export { formatAgo, formatDate, formatDateTime, formatDay, formatTime, formatWeekday } from './date';
export {
  formatFigure,
  formatMoney,
  formatNumber,
  isolatePercentages,
  toLocalDigits,
  taxLabel,
  toLocalFigures,
} from './figures';
export { LanguageProvider, useLanguage, useTexts } from './language';
export { applyLanguage, readStoredLanguage, storeLanguage } from './language-memory';
export { LocalName } from './local-name';
export { localised } from './localised';
export { formatStatistic } from './statistic';
