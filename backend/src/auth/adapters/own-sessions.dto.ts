import { ApiProperty } from '@nestjs/swagger';
import { Documented, Id, Moment, TextOrNull } from '../../shared/http/documentation.js';
import type { OwnSession } from '../application/own-account.js';

const example = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-03-01T08:00:00.000Z',
  seenAt: '2026-03-01T09:12:00.000Z',
  isCurrent: true,
};

export const ownSessionsExample = [
  example,
  {
    ...example,
    id: '0199a5ee-11d2-7c46-8a0b-5f1f0c9be7d3',
    browser: 'Safari',
    system: 'iPhone',
    seenAt: '2026-03-01T08:40:00.000Z',
    isCurrent: false,
  },
];

const UNKNOWN = 'as its User-Agent has it; null when that is none that we know.';

@Documented('OwnSession', { description: 'A browser that is signed in.', example })
export class OwnSessionDto implements OwnSession {
  @Id({ description: 'Not the token: nobody gets in by it.' }) id!: string;
  @TextOrNull(`What kind of browser it is, ${UNKNOWN}`) browser!: string | null;
  @TextOrNull(`What it runs on, ${UNKNOWN}`) system!: string | null;
  @Moment() startedAt!: Date;
  @Moment({ description: 'When it was last used, to the minute.' }) seenAt!: Date;
  @ApiProperty({ description: 'Whether it is the one that asks.' }) isCurrent!: boolean;
}
