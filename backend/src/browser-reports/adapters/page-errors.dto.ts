import { ApiProperty } from '@nestjs/swagger';
import { REMOTES } from '@tiraz/contracts/remotes';
import { Documented, OneOf } from '../../shared/http/documentation.js';
import type { PageError } from '../domain/page-error.js';

@Documented('PageError')
export class PageErrorDto implements PageError {
  @OneOf(REMOTES.map(({ name }) => name), { description: 'Whose piece of the site was shown.' })
  remote!: string;
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
