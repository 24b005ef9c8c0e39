export { LAYOUT_SHIFT } from './adapters/web-vitals.dto.js';
export { PageErrors } from './application/page-errors.js';
export { WebVitals } from './application/web-vitals.js';
