import { ApiProperty } from '@nestjs/swagger';
import { Documented, OneOf } from '../../shared/http/fields.js';
import type { PageError } from '../domain/page-error.js';

/** The remotes that a page may show. */
export const REPORTING_REMOTES = ['storefront', 'admin'];

@Documented('PageError')
export class PageErrorDto implements PageError {
  @OneOf(REPORTING_REMOTES, { description: 'Whose piece of the site was shown.' }) remote!: string;
  @ApiProperty({ maxLength: 2_000, description: 'Only the words that our routes are made of are looked at.' })
  path!: string;
  @ApiProperty({
    minLength: 1,
    maxLength: 2_000,
    description: 'What it quotes is left out, as are addresses.',
  })
  message!: string;
  @ApiProperty({ maxLength: 2_000, required: false, description: 'Script, line and column.' })
  at?: string;
}

export const pageErrorExample: PageError = {
  remote: 'storefront',
  path: '/ar/calculator',
  message: "TypeError: Cannot read properties of undefined (reading 'length')",
  at: 'main.9f31c2.js:1:20431',
};
