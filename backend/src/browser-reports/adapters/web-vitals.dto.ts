import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES } from '@tiraz/contracts/language';
import { Documented, OneOf } from '../../shared/http/documentation.js';
import type { PageReport } from '../application/web-vitals.js';

/** Those that are times, and the layout shift, which has no unit. */
const TIMED_VITALS = ['LCP', 'INP', 'FCP', 'TTFB'];
export const LAYOUT_SHIFT = 'CLS';

/** Ten minutes: what takes longer was a laptop asleep. */
const LONGEST_MS = 600_000;

@Documented('WebVital')
class WebVitalDto {
  @OneOf([...TIMED_VITALS, LAYOUT_SHIFT]) name!: string;
  @ApiProperty({ minimum: 0, maximum: LONGEST_MS, description: 'Milliseconds; of CLS the shift itself.' })
  value!: number;
}

@Documented('PageReport')
export class PageReportDto implements PageReport {
  @ApiProperty({ pattern: '^[a-z][a-z0-9-]{0,39}$', description: 'As its remote names it.' }) page!: string;
  @OneOf(LANGUAGES) language!: string;
  @ApiProperty({ type: [WebVitalDto], minItems: 1, maxItems: TIMED_VITALS.length + 1 })
  vitals!: WebVitalDto[];
}

export const pageReportExample: PageReport = {
  page: 'landing',
  language: 'ar',
  vitals: [
    { name: 'LCP', value: 810.4 },
    { name: 'CLS', value: 0.004 },
    { name: 'INP', value: 40 },
  ],
};
